import type { AnswerOf } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { type rewriteResume, saveProse } from '@pawsume/contract/resume-text';
import { PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAttempt } from '~/api/use-attempt.ts';
import { useSend } from '~/api/use-send.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { toast } from '~/ui/toast.ts';
import { ComparedText } from './compared-text.tsx';
import { PROSE_LABELS } from './prose-labels.ts';

type Field = keyof Prose;
type Side = 'before' | 'after';

interface Props {
  resumeId: number;
  written: AnswerOf<typeof rewriteResume>;
  onSaved: () => void;
  onCancel: () => void;
}

/** A text beside what was written anew: of each field one is taken, and what was chosen is saved. */
export const WriteAgain = ({ resumeId, written, onSaved, onCancel }: Props) => {
  const differing = PROSE_FIELDS.filter((field) => written.before[field] !== written.after[field]);
  const [kept, setKept] = useState<readonly Field[]>([]);
  const { saving, failure, save } = useSave({ resumeId, written, onSaved });
  const choose = (field: Field, side: Side) =>
    setKept(side === 'before' ? [...kept, field] : kept.filter((each) => each !== field));

  return (
    <form
      className="@container grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        void save(kept);
      }}
    >
      {written.model_failed && <Notice tone="info">{messages.resumes.modelFailed}</Notice>}
      {differing.length === 0 && <Notice tone="info">{messages.resumes.writtenTheSame}</Notice>}
      {differing.map((field) => (
        <Comparison
          key={field}
          label={PROSE_LABELS[field]}
          before={written.before[field]}
          after={written.after[field]}
          side={kept.includes(field) ? 'before' : 'after'}
          onChoose={(side) => choose(field, side)}
        />
      ))}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3 max-sm:*:basis-full">
        <Button type="submit" loading={saving} loadingLabel="Saving…">
          Save what is chosen
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

const useSave = ({ resumeId, written: { before, after, version }, onSaved }: Omit<Props, 'onCancel'>) => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const { busy, attempt, failure } = useAttempt();
  const save = (kept: readonly Field[]) =>
    attempt(messages.resumes.updateFailed, async () => {
      const chosen = { ...after, ...Object.fromEntries(kept.map((field) => [field, before[field]])) };
      await send(saveProse, { params: { id: resumeId }, body: { ...chosen, version, cause: 'rewritten' } });
      toast(messages.resumes.updated);
      await revalidate();
      onSaved();
    });
  return { saving: busy, failure, save };
};

interface ComparisonProps {
  label: string;
  before: string;
  after: string;
  side: Side;
  onChoose: (side: Side) => void;
}

const Comparison = ({ label, before, after, side, onChoose }: ComparisonProps) => {
  const name = useId();
  const sides = [
    { side: 'before', says: 'Keep as it is' },
    { side: 'after', says: 'Take the new text' },
  ] as const;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="grid items-start gap-3 @xl:grid-cols-2">
        {sides.map((each) => (
          <label
            key={each.side}
            className="grid cursor-pointer gap-2 rounded-2xl border border-edge p-4 has-checked:border-marigold has-checked:bg-marigold-tint"
          >
            <span className="flex min-h-6 items-center gap-2 font-semibold">
              <input
                type="radio"
                name={name}
                className="size-5 accent-marigold"
                checked={side === each.side}
                onChange={() => onChoose(each.side)}
              />
              {each.says}
            </span>
            <ComparedText before={before} after={after} side={each.side} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};
