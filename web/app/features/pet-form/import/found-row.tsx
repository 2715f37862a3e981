import { importMessages } from '@pawsume/contract/import-messages';
import type { FoundAnswer } from '@pawsume/contract/pet-import';
import { labelOfAnswer } from '@pawsume/contract/pet-steps/answer-id';
import { useId } from 'react';
import { CircleCheck } from '../../../ui/icons.tsx';
import { isThere } from './take-over.ts';

interface Props {
  answer: FoundAnswer;
  /** What the form says now. */
  value: unknown;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

/** One answer that a text gives: what it would be in the form, the words that say so, and what the form says now. */
export const FoundRow = ({ answer, value, chosen, onChoose }: Props) => {
  const id = useId();
  const isDone = isThere(value, answer);
  const now = typeof value === 'string' ? value : '';
  const said = (
    <span className="min-w-0 wrap-anywhere">
      <span className="text-soft">{labelOfAnswer(answer.field)}</span>{' '}
      <span className="font-semibold">{answer.value}</span>
    </span>
  );
  return (
    <li className="py-1.5">
      {isDone ? (
        <p className="flex min-h-11 items-start gap-3 py-2">
          <CircleCheck aria-hidden className="size-6 shrink-0 text-leaf" />
          {said}
        </p>
      ) : (
        <label className="flex min-h-11 items-start gap-3 py-2">
          <input
            type="checkbox"
            checked={chosen}
            aria-describedby={`${id}-from`}
            onChange={(event) => onChoose(event.currentTarget.checked)}
            className="size-6 shrink-0 accent-leaf"
          />
          {said}
        </label>
      )}
      <p id={`${id}-from`} className="-mt-1.5 pb-1.5 pl-9 text-sm wrap-anywhere text-soft">
        <q>
          {answer.before}
          <mark className="rounded-sm bg-marigold-tint px-0.5 text-ink">{answer.quote}</mark>
          {answer.after}
        </q>
        {answer.page && <span> · {importMessages.page(answer.page)}</span>}
        {isDone && <span className="mt-0.5 block text-leaf">{importMessages.there}</span>}
        {!isDone && now !== '' && <span className="mt-0.5 block text-ink">{importMessages.now(now)}</span>}
      </p>
    </li>
  );
};
