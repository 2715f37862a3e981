import type { FreshProof } from '@pawsume/contract/auth';
import { type ReactNode, useState } from 'react';
import { hasCode } from '~/api/api-error.ts';
import { FreshProofDialog } from './fresh-proof-dialog.tsx';

type Attempt = (proof: FreshProof) => Promise<void>;

interface Asking {
  attempt: Attempt;
  giveUp: () => void;
}

interface Options {
  /** Without a password, the way on is to sign in with Google again. */
  hasPassword: boolean;
}

/**
 * For changes that a stolen session must not make. `withProof` makes the call; where the server asks for a proof, it
 * asks the person in `dialog` and makes the call again. True once it was made, false where the person gave up.
 */
export const useFreshProof = ({ hasPassword }: Options) => {
  const [asking, setAsking] = useState<Asking | null>(null);

  const withProof = async (call: (proof: FreshProof) => Promise<unknown>): Promise<boolean> => {
    try {
      await call({});
      return true;
    } catch (error) {
      if (!hasCode(error, 'proof_needed')) throw error;
    }
    return new Promise((resolve) => {
      const close = (made: boolean) => {
        setAsking(null);
        resolve(made);
      };
      const attempt: Attempt = async (proof) => {
        await call(proof);
        close(true);
      };
      setAsking({ attempt, giveUp: () => close(false) });
    });
  };

  const dialog: ReactNode = asking && (
    <FreshProofDialog hasPassword={hasPassword} onProof={asking.attempt} onClose={asking.giveUp} />
  );
  return { withProof, dialog };
};
