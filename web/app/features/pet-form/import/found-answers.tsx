import { importMessages } from '@pawsume/contract/import-messages';
import type { FoundAnswer } from '@pawsume/contract/pet-import';
import { type ReactNode, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { FoundRow } from './found-row.tsx';
import { type AnyForm, answerIn, isThere } from './take-over.ts';

interface Props {
  found: readonly FoundAnswer[];
  form: AnyForm;
  onTakeOver: (chosen: readonly FoundAnswer[]) => void;
  /** Beside the button that takes over. */
  actions?: ReactNode;
}

const idOf = ({ field, value }: FoundAnswer): string => `${field}: ${value}`;

/** What was found for one step, to be chosen from. Nothing is chosen at first. */
export const FoundAnswers = ({ found, form, onTakeOver, actions }: Props) => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const open = found.filter((answer) => !isThere(answerIn(form, answer.field), answer));
  const chosen = open.filter((answer) => ticked.has(idOf(answer)));
  const choose = (answer: FoundAnswer, isChosen: boolean) => {
    const ids = new Set(ticked);
    for (const each of [answer, ...belongingTo(answer, { found, isChosen })]) {
      if (isChosen) ids.add(idOf(each));
      else ids.delete(idOf(each));
    }
    setTicked(ids);
  };
  const areAll = chosen.length === open.length;
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line border-y border-line">
        {found.map((answer) => (
          <FoundRow
            key={idOf(answer)}
            answer={answer}
            value={answerIn(form, answer.field)}
            chosen={ticked.has(idOf(answer))}
            onChoose={(isChosen) => choose(answer, isChosen)}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {open.length > 0 && (
          <>
            <Button disabled={chosen.length === 0} onClick={() => onTakeOver(chosen)}>
              {importMessages.takeOver(chosen.length)}
            </Button>
            <Button variant="secondary" onClick={() => setTicked(new Set(areAll ? [] : open.map(idOf)))}>
              {areAll ? importMessages.chooseNone : importMessages.chooseAll}
            </Button>
          </>
        )}
        {actions}
      </div>
    </div>
  );
};

/** The form asks which vaccines only of a pet that has some: the two go together. */
const belongingTo = (
  { field }: FoundAnswer,
  { found, isChosen }: { found: readonly FoundAnswer[]; isChosen: boolean },
): FoundAnswer[] => {
  if (field === 'vaccinations' && isChosen) return found.filter((other) => other.field === 'is_vaccinated');
  if (field === 'is_vaccinated' && !isChosen) return found.filter((other) => other.field === 'vaccinations');
  return [];
};
