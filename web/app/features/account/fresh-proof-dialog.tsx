import { type FreshProof, loginWithGoogle } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { useLocation } from 'react-router';
import { z } from 'zod';
import { explainWith } from '~/api/message-of.ts';
import { addressOf } from '~/api/request-of.ts';
import { rememberSignInStarted } from '~/api/sign-in-started.ts';
import { Button } from '~/ui/button.tsx';
import { buttonStyle } from '~/ui/button-style.ts';
import { Dialog } from '~/ui/dialog.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { GoogleMark } from '~/ui/google-mark.tsx';
import { PasswordInput } from '~/ui/password-input.tsx';

interface Props {
  hasPassword: boolean;
  /** Makes the call with the proof; its error is shown here. */
  onProof: (proof: FreshProof) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password, or a fresh login, before a change that a stolen session must not make. */
export const FreshProofDialog = ({ hasPassword, onProof, onClose }: Props) => (
  <Dialog
    open
    onClose={onClose}
    title="Is it you?"
    description={hasPassword ? messages.account.proofByPassword : messages.account.proofByGoogle}
  >
    {hasPassword ? <ByPassword onProof={onProof} onClose={onClose} /> : <ByGoogle onClose={onClose} />}
  </Dialog>
);

const passwordForm = z.object({ current_password: z.string().min(1, messages.auth.fillAll) });

const ByPassword = ({ onProof, onClose }: Pick<Props, 'onProof' | 'onClose'>) => {
  const form = useZodForm({
    schema: passwordForm,
    defaultValues: { current_password: '' },
    onSubmit: onProof,
    explain: explainWith(messages.common.unexpected),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <PasswordInput
        label="Current Password"
        autoComplete="current-password"
        required
        {...form.field('current_password')}
      />
      <FormNotice form={form} />
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-auto">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={form.saving}>
          Continue
        </Button>
      </div>
    </form>
  );
};

/** Leaves the app; whoever comes back has signed in just now, and makes the change again. */
const ByGoogle = ({ onClose }: Pick<Props, 'onClose'>) => {
  const { pathname, search } = useLocation();
  return (
    <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-auto">
      <Button variant="secondary" onClick={onClose}>
        Cancel
      </Button>
      <a
        href={addressOf(loginWithGoogle)}
        onClick={() => rememberSignInStarted(pathname + search)}
        className={buttonStyle('primary')}
      >
        <GoogleMark />
        Continue with Google
      </a>
    </div>
  );
};
