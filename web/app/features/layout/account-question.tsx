import { lazy, Suspense, useEffect, useState } from 'react';
import { answerDoubt, confirmAccount, type UnconfirmedAccount } from '~/api/whose-account.ts';

const AskAccount = lazy(async () => ({ default: (await import('./ask-account.tsx')).AskAccount }));

interface Asked {
  account: UnconfirmedAccount;
  answer: (isMine: boolean) => void;
}

/** Asks whose account it is before the first call that would save or buy something in it; the call waits. */
export const AccountQuestion = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    let giveUp: (() => void) | null = null;
    const stop = answerDoubt(
      (account) =>
        new Promise((resolve) => {
          const answer = (isMine: boolean) => {
            if (isMine) confirmAccount();
            setAsked(null);
            resolve(isMine);
          };
          giveUp = () => resolve(false);
          setAsked({ account, answer });
        }),
    );
    return () => {
      stop();
      // Leaving the screen does not count as an answer.
      giveUp?.();
    };
  }, []);
  return (
    asked && (
      <Suspense>
        <AskAccount account={asked.account} onAnswer={asked.answer} />
      </Suspense>
    )
  );
};
