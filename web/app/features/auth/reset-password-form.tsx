import { resetPassword, type WayIn, type WayInKind } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { send } from '~/api/client.ts';
import { dropMailedToken } from '~/api/mailed-token.ts';
import { explainWith } from '~/api/message-of.ts';
import { clearToken } from '~/api/session.ts';
import { formatDay } from '~/lib/format.ts';
import { paths, patterns } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { NewPasswordInputs } from '~/ui/new-password-inputs.tsx';
import { AskForLink } from './ask-for-link.tsx';
import type { ResetLink } from './reset-link.ts';

const newPasswordForm = z
  .object({ new_password: resetPassword.body.shape.new_password, confirm_password: z.string() })
  .refine((form) => form.new_password === form.confirm_password, {
    message: messages.password.differ,
    path: ['confirm_password'],
  });

const WORDS: Record<WayInKind, (day: string) => string> = {
  google: (day) => `Disconnect Google, connected on ${day}`,
};

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
      <NewPasswordInputs password={form.field('new_password')} confirmation={form.field('confirm_password')} />
      <OtherWaysIn ways={ways_in} cut={cut} onCut={setCut} />
      <FormNotice form={form} action={isOver && <AskForLink />} />
      <Button type="submit" size="large" loading={form.saving}>
        Set New Password
      </Button>
    </form>
  );
};

interface OtherWaysInProps {
  ways: readonly WayIn[];
  cut: readonly WayInKind[];
  onCut: (cut: WayInKind[]) => void;
}

/** The other ways to log in, each to be removed: a thief may have added it. */
const OtherWaysIn = ({ ways, cut, onCut }: OtherWaysInProps) =>
  ways.length > 0 && (
    <fieldset className="grid gap-1 rounded-2xl border border-line p-4 sm:p-5">
      <legend className="px-2 font-semibold">What else opens this account</legend>
      <p className="text-soft">A new password leaves this as it is. Tick what is not yours.</p>
      {ways.map(({ kind, since }) => (
        <Checkbox
          key={`${kind} ${since}`}
          label={WORDS[kind](formatDay(since))}
          checked={cut.includes(kind)}
          onChange={({ target }) => onCut(target.checked ? [...cut, kind] : cut.filter((other) => other !== kind))}
        />
      ))}
    </fieldset>
  );
