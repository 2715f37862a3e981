import { messages } from '@pawsume/contract/messages';
import { labelOfAnswer } from '@pawsume/contract/pet-steps/answer-id';
import type { Sentence } from '@pawsume/contract/resume-text';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { Notice } from '~/ui/notice.tsx';
import { ContradictionList } from './contradiction-list.tsx';

interface Props {
  /** Null where the pet is gone: then there are no answers to go to. */
  petId: number | null;
  sentences: readonly Sentence[];
}

/** Sentences of a field: first those that contradict an answer; then each with the answers it rests on, or as its owner's. */
export const SentenceSources = ({ petId, sentences }: Props) => {
  const contradictions = sentences.flatMap(({ text, contradicts }) =>
    contradicts.map((each) => ({ ...each, sentence: text })),
  );
  return (
    <>
      {contradictions.length > 0 && (
        <Notice tone="error">
          <ContradictionList petId={petId} contradictions={contradictions} />
        </Notice>
      )}
      <details className="rounded-lg border border-line px-4 text-[0.9375rem]">
        <summary className="min-h-11 cursor-pointer py-2.5 text-link">{messages.resumes.restsOn}</summary>
        <ul className="grid gap-4 pb-4">
          {sentences.map(({ text, rests_on }) => (
            <li key={text} className="grid justify-items-start gap-1">
              <q>{text}</q>
              {rests_on === null ? (
                <Badge tone="plain">{messages.resumes.ownWords}</Badge>
              ) : (
                <p className="flex flex-wrap gap-x-4">
                  {rests_on.map(({ answer, step }) => (
                    <AnswerLink key={answer} answer={answer} to={petId === null ? null : paths.form(step, petId)} />
                  ))}
                </p>
              )}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
};

const AnswerLink = ({ answer, to }: { answer: string; to: string | null }) =>
  to === null ? (
    <span className="text-soft">{labelOfAnswer(answer)}</span>
  ) : (
    <Link to={to} className="inline-flex min-h-11 items-center text-link">
      {labelOfAnswer(answer)}
    </Link>
  );
