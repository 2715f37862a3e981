import { resetPassword, type WayInKind } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
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
import { OtherWaysIn } from './other-ways-in.tsx';
import type { ResetLink } from './reset-link.ts';

const newPasswordForm = z
  .object({ new_password: resetPassword.body.shape.new_password, confirm_password: z.string() })
  .refine((form) => form.new_password === form.confirm_password, {
    message: messages.password.differ,
    path: ['confirm_password'],
  });

/** Sets a new password. That ends every session, one in this browser too. */
export const ResetPasswordForm = ({ link: { token, username, ways_in } }: { link: ResetLink }) => {
  const navigate = useNavigate();
  const [cut, setCut] = useState<WayInKind[]>([]);
  const form = useZodForm({
    schema: newPasswordForm,
    defaultValues: { new_password: '', confirm_password: '' },
    onSubmit: async ({ new_password }) => {
      await send(resetPassword, { body: { token, new_password, cut } });
      dropMailedToken(patterns.resetPassword);
      clearToken();
      await navigate(paths.login({ notice: 'password-reset' }), { replace: true });
    },
    explain: explainWith(messages.password.failed),
  });
  const isOver = form.notice.message === messages.auth.linkInvalid;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      {/* Has password managers keep the new password with its account. */}
      <input hidden readOnly autoComplete="username" value={username} />
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
      <OtherWaysIn ways={ways_in} cut={cut} onCut={setCut} />
      <FormNotice form={form} action={isOver && <AskForLink />} />
      <Button type="submit" size="large" loading={form.saving}>
        Set New Password
      </Button>
    </form>
  );
};
