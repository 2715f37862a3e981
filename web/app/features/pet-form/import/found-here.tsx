import { importMessages } from '@pawsume/contract/import-messages';
import { type FoundAnswer, stepOfImported } from '@pawsume/contract/pet-import';
import { labelOfAnswer } from '@pawsume/contract/pet-steps/answer-id';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { FoundAnswers } from './found-answers.tsx';
import type { FoundInText } from './found-on-device.ts';
import { type AnyForm, takeOver } from './take-over.ts';

/** What was taken over, and one press to undo it. */
const TakenOver = ({ answers, onUndo }: { answers: readonly FoundAnswer[]; onUndo: () => void }) => {
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

interface Props {
  form: AnyForm;
  read: FoundInText;
  step: 1 | 2 | 3 | 5;
  actions?: ReactNode;
  /** Under another heading, where it was asked for a moment ago, it takes the focus. */
  isNews?: boolean;
}

interface Taken {
  answers: readonly FoundAnswer[];
  undo: () => void;
}

/** What a text says of the questions of one step, chosen from and taken over. */
export const FoundHere = ({ form, read, step, actions, isNews = true }: Props) => {
  const [taken, setTaken] = useState<Taken | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);
  const Heading = isNews ? 'h3' : 'h2';
  const here = read.found.filter(({ field }) => stepOfImported(field) === step);
  if (here.length === 0) return null;
  const undo = () => {
    taken?.undo();
    setTaken(null);
  };
  return (
    <div className="grid gap-3">
      <div>
        <Heading ref={heading} tabIndex={-1} className="text-lg wrap-anywhere">
          {importMessages.foundIn(read.source, read.name)}
        </Heading>
        {!taken && <p className="text-soft">{importMessages.chooseExplained}</p>}
      </div>
      {taken ? (
        <TakenOver answers={taken.answers} onUndo={undo} />
      ) : (
        <FoundAnswers
          found={here}
          form={form}
          onTakeOver={(answers) => setTaken({ answers, undo: takeOver(form, answers) })}
          actions={actions}
        />
      )}
    </div>
  );
};
