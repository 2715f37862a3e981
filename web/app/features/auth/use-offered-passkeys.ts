import { useEffect } from 'react';
import { hasStatus } from '~/api/api-error.ts';
import { fillsInPasskeys, stopOffering } from '~/lib/passkeys.ts';
import { logInByPasskey } from './log-in-by-passkey.ts';

/** Before the server's five minutes are over. */
const ANEW_MS = 240_000;

interface Options {
  wanted: boolean;
  onDone: () => void;
  onFailure: (error: unknown) => void;
}

/** Has browsers offer passkeys where they fill in usernames, if they can. Nothing shows where there is no passkey. */
export const useOfferedPasskeys = ({ wanted, onDone, onFailure }: Options): void => {
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    const offer = async () => {
      try {
        if (isOver || !(await fillsInPasskeys()) || isOver) return;
        await logInByPasskey({ quietly: true });
        if (!isOver) onDone();
      } catch (error) {
        // Nobody asked for this, so nothing is said unless a chosen passkey was refused.
        if (!isOver && hasStatus(error, 401)) onFailure(error);
      }
    };
    void offer();
    const timer = setInterval(offer, ANEW_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
      void stopOffering();
    };
  }, [wanted, onDone, onFailure]);
};
