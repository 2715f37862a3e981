import { resetPassword } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { send } from '~/api/client.ts';
import { dropMailedToken } from '~/api/mailed-token.ts';
import { explainWith } from '~/api/message-of.ts';
import { clearToken } from '~/api/session.ts';
import { paths, patterns } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { PasswordInput } from '~/ui/password-input.tsx';
import { AskForLink } from './ask-for-link.tsx';

const newPasswordForm = z
  .object({ new_password: resetPassword.body.shape.new_password, confirm_password: z.string() })
  .refine((form) => form.new_password === form.confirm_password, {
    message: messages.password.differ,
    path: ['confirm_password'],
  });

/** Sets a new password. That ends every session, one in this browser too. */
export const ResetPasswordForm = ({ token }: { token: string }) => {
  const navigate = useNavigate();
  const form = useZodForm({
    schema: newPasswordForm,
    defaultValues: { new_password: '', confirm_password: '' },
    onSubmit: async ({ new_password }) => {
      await send(resetPassword, { body: { token, new_password } });
      dropMailedToken(patterns.resetPassword);
      clearToken();
      await navigate(paths.login({ notice: 'password-reset' }), { replace: true });
    },
    explain: explainWith(messages.password.failed),
  });
  const isOver = form.notice.sentence === messages.auth.linkInvalid;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <PasswordInput
        label="New Password"
        placeholder="Min. 8 characters"
        autoComplete="new-password"
        required
        {...form.field('new_password')}
      />
      <PasswordInput
        label="Confirm New Password"
        autoComplete="new-password"
        required
        {...form.field('confirm_password')}
      />
      <FormNotice form={form} action={isOver && <AskForLink />} />
      <Button type="submit" size="large" loading={form.saving}>
        Set New Password
      </Button>
    </form>
  );
};
