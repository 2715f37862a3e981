import { messages } from '@pawsume/contract/messages';
import type { Prose } from '@pawsume/contract/resumes';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ComparedText } from './compared-text.tsx';
import { PROSE_LABELS } from './prose-labels.ts';
import { useWriteField } from './use-write-field.ts';

interface Props {
  resumeId: number;
  field: keyof Prose;
  /** What stands in the field, saved or not. */
  text: string;
  onTake: (text: string) => void;
}

/** Writes one field again: the new text is shown beside what stands there, and taken into the form, or left. */
export const WriteField = ({ resumeId, field, text, onTake }: Props) => {
  const { writing, failure, written, write, close } = useWriteField(resumeId, field);
  const isSame = written?.text === text;
  return (
    <div className="grid gap-3">
      {failure && <Notice tone="error">{failure}</Notice>}
      {written?.modelFailed && <Notice tone="info">{messages.resumes.modelFailed}</Notice>}
      {isSame && <Notice tone="info">{messages.resumes.writtenTheSame}</Notice>}
      {written && !isSame ? (
        <section aria-label="Written again" className="grid gap-4 rounded-2xl border border-line p-4">
          <div className="grid gap-2">
            <h2 className="font-sans text-base font-semibold">Written again</h2>
            <p aria-live="polite" className="whitespace-pre-line">
              <ComparedText before={text} after={written.text} side="after" />
            </p>
          </div>
          <div className="flex flex-wrap gap-3 max-sm:*:basis-full">
            <Button
              onClick={() => {
                onTake(written.text);
                close();
              }}
            >
              Take the new text
            </Button>
            <Button variant="ghost" onClick={close}>
              Keep as it is
            </Button>
          </div>
        </section>
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          loading={writing}
          loadingLabel="Writing…"
          onClick={write}
        >
          Write again<span className="sr-only">: {PROSE_LABELS[field]}</span>
        </Button>
      )}
    </div>
  );
};
