import { messages } from '@pawsume/contract/messages';
import type { SecondFactor } from '@pawsume/contract/second-factor';
import type { User } from '@pawsume/contract/users';
import { Notice } from '~/ui/notice.tsx';
import { AuthenticatorApp } from './authenticator-app.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useFactors } from './use-factors.ts';

interface Props {
  user: User;
  factors: SecondFactor;
  /**
   * Receives the recovery codes, which come only once; the caller keeps them where reloading data does not lose them.
   */
  onCodes: (codes: string[]) => void;
}

/** Authenticator app, passkeys and recovery codes. */
export const SecondFactorCards = ({ user, factors, onCodes }: Props) => {
  const changes = useFactors(user);
  const hasSome = factors.passkeys.length > 0 || factors.authenticator_since !== null;
  return (
    <>
      {factors.required && !hasSome && <Notice tone="info">{messages.factor.requiredForAdmins}</Notice>}
      <Passkeys factors={factors} changes={changes} onCodes={onCodes} />
      <AuthenticatorApp
        since={factors.authenticator_since}
        isLast={factors.passkeys.length === 0}
        changes={changes}
        onCodes={onCodes}
      />
      {hasSome && <RecoveryCodes left={factors.recovery_codes_left} changes={changes} onCodes={onCodes} />}
      {changes.dialog}
    </>
  );
};
