import { adminLogin } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { send } from '~/api/client.ts';
import { explainWith } from '~/api/message-of.ts';
import { rememberSecondStep } from '~/api/second-step.ts';
import { storeToken } from '~/api/session.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { PasswordInput } from '~/ui/password-input.tsx';
import { TextInput } from '~/ui/text-input.tsx';

/** `passkey` is the way in without a password. */
export const AdminLoginForm = ({ passkey }: { passkey: ReactNode }) => {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useZodForm({
    schema: adminLogin.body,
    defaultValues: { username: '', password: '' },
    order: [messages.admin.enterBoth],
    onSubmit: async (body) => {
      try {
        const { token } = await send(adminLogin, { body });
        storeToken(token);
        await navigate(paths.adminDashboard(), { replace: true });
      } catch (error) {
        if (!rememberSecondStep(error)) throw error;
        await revalidate();
      }
    },
    explain: explainWith(messages.admin.loginFailed),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <TextInput label="Username" autoComplete="username" autoCapitalize="none" required {...form.field('username')} />
      <PasswordInput label="Password" autoComplete="current-password" required {...form.field('password')} />
      <FormNotice form={form} />
      <Button type="submit" size="large" loading={form.saving}>
        Login
      </Button>
      {passkey}
      <ButtonLink to={paths.landing()} variant="ghost">
        Back to Home
      </ButtonLink>
    </form>
  );
};
