import { messages } from '@pawsume/contract/messages';
import { lazy, Suspense, useEffect, useState } from 'react';
import { answerLogOut } from '~/api/ask-log-out.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('~/ui/confirm-dialog.tsx')).ConfirmDialog }));

interface Asked {
  answer: (logsOut: boolean) => void;
}

/** Asks before a logout that deletes unsaved answers from this device. */
export const LogOutQuestion = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      answerLogOut(
        () =>
          new Promise((resolve) => {
            const answer = (logsOut: boolean) => {
              setAsked(null);
              resolve(logsOut);
            };
            setAsked({ answer });
          }),
      ),
    [],
  );
  return (
    asked && (
      <Suspense>
        <ConfirmDialog
          open
          danger
          question={messages.account.unsavedQuestion}
          confirmLabel="Log out anyway"
          cancelLabel="Stay logged in"
          onConfirm={() => asked.answer(true)}
          onCancel={() => asked.answer(false)}
        >
          {messages.account.unsavedExplained}
        </ConfirmDialog>
      </Suspense>
    )
  );
};
