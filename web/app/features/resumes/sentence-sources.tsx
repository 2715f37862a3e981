import { messages } from '@pawsume/contract/messages';
import { labelOfAnswer } from '@pawsume/contract/pet-steps/answer-id';
import type { Sentence } from '@pawsume/contract/resumes';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';

interface Props {
  /** Null where the pet is gone: then there are no answers to go to. */
  petId: number | null;
  sentences: readonly Sentence[];
}

/** Sentences of a field, each with the answers it rests on, or as its owner's; and what in the answers it contradicts. */
export const SentenceSources = ({ petId, sentences }: Props) => {
  if (sentences.length === 0) return null;
  return (
    <details className="rounded-lg border border-line px-4 text-[0.9375rem]">
      <summary className="min-h-11 cursor-pointer py-2.5 text-link">{messages.resumes.restsOn}</summary>
      <ul className="grid gap-4 pb-4">
        {sentences.map(({ text, rests_on, contradicts }) => (
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
            {contradicts.map(({ answer, now }) => (
              <strong key={answer} className="text-rose">
                {messages.resumes.saysOtherwise(labelOfAnswer(answer), now)}
              </strong>
            ))}
          </li>
        ))}
      </ul>
    </details>
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
