import type { Sentence } from '@pawsume/contract/resume-text';
import type { Prose } from '@pawsume/contract/resumes';
import { TextArea } from '~/ui/text-area.tsx';
import { PROSE_LABELS } from './prose-labels.ts';
import { PROSE_SIZES } from './prose-sizes.ts';
import { RewriteButton } from './rewrite-button.tsx';
import { SentenceSources } from './sentence-sources.tsx';
import type { useProseForm } from './use-prose-form.ts';
import type { Rewriting } from './use-rewriting.ts';
import { WrittenAgain } from './written-again.tsx';

interface Props {
  name: keyof Prose;
  text: string;
  state: ReturnType<typeof useProseForm>;
  petId: number | null;
  sentences: readonly Sentence[];
  /** Null where the server writes nothing again, and checks no text. */
  rewriting: Rewriting | null;
}

/** One text of a résumé to be changed, with what its sentences rest on, and what was written again for it. */
export const ProseField = ({ name, text, state, petId, sentences, rewriting }: Props) => {
  const { limit, rows } = PROSE_SIZES[name];
  const written = rewriting?.written[name];
  return (
    <div className="grid gap-2">
      <TextArea
        label={PROSE_LABELS[name]}
        rows={rows}
        hint={`${text.length} of ${limit} characters`}
        {...state.form.field(name)}
      />
      {rewriting && (
        <>
          <SentenceSources
            petId={petId}
            sentences={sentences.filter((each) => each.field === name && onOneLine(text).includes(each.text))}
          />
          {written !== undefined && (
            <WrittenAgain
              text={text}
              written={written}
              onTake={() => {
                state.take(name, written);
                rewriting.forget(name);
              }}
              onLeave={() => rewriting.forget(name)}
            />
          )}
          <RewriteButton rewriting={rewriting} scope={name}>
            Write again<span className="sr-only">: {PROSE_LABELS[name]}</span>
          </RewriteButton>
        </>
      )}
    </div>
  );
};

/** As sentences are told of a text: with one space between words. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
