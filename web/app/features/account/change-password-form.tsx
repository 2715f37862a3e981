import { changePassword } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { explainWith } from '~/api/message-of.ts';
import { clearToken } from '~/api/session.ts';
import { useSend } from '~/api/use-send.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { NewPasswordInputs } from '~/ui/new-password-inputs.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PasswordInput } from '~/ui/password-input.tsx';

const typed = z.string().min(1, messages.auth.fillAll);

const passwordForm = z
  .object({ current_password: typed, new_password: typed, confirm_password: typed })
  .refine((form) => form.new_password === form.confirm_password, {
    message: messages.password.differ,
    path: ['confirm_password'],
  });

export const ChangePasswordForm = () => {
  const send = useSend();
  const [changed, setChanged] = useState(false);
  const form = useZodForm({
    schema: passwordForm,
    defaultValues: { current_password: '', new_password: '', confirm_password: '' },
    order: [messages.auth.fillAll, messages.password.differ],
    onSubmit: async ({ current_password, new_password }) => {
      await send(changePassword, { body: { current_password, new_password } });
      setChanged(true);
    },
    explain: explainWith(messages.password.failed),
  });
  if (changed) return <Changed />;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      <PasswordInput
        label="Current Password"
        autoComplete="current-password"
        required
        {...form.field('current_password')}
      />
      <NewPasswordInputs password={form.field('new_password')} confirmation={form.field('confirm_password')} />
      <FormNotice form={form} />
      <FormActions
        back={
          <ButtonLink to={paths.profile()} variant="ghost">
            Cancel
          </ButtonLink>
        }
      >
        <Button type="submit" loading={form.saving} loadingLabel="Saving…">
          Change Password
        </Button>
      </FormActions>
    </form>
  );
};

const SHOWN_MS = 2000;

/** The old session ended with the old password: says so, then leads to the login. */
const Changed = () => {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => {
      clearToken();
      void navigate(paths.login(), { replace: true });
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <Notice tone="success">{messages.password.updated}</Notice>;
};
