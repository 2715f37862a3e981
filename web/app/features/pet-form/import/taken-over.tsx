import { importMessages } from '@pawsume/contract/import-messages';
import type { FoundAnswer } from '@pawsume/contract/pet-import';
import { labelOfAnswer } from '@pawsume/contract/pet-steps/answer-id';
import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/** What was taken over, and one press to undo it. */
export const TakenOver = ({ answers, onUndo }: { answers: readonly FoundAnswer[]; onUndo: () => void }) => {
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => undo.current?.focus({ preventScroll: true }), []);
  const names = [...new Set(answers.map(({ field }) => labelOfAnswer(field)))];
  return (
    <Notice
      tone="success"
      action={
        <Button ref={undo} variant="secondary" onClick={onUndo}>
          Undo
        </Button>
      }
    >
      {importMessages.takenOver(names)}
    </Notice>
  );
};
