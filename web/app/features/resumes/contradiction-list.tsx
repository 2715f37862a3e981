import { messages } from '@pawsume/contract/messages';
import { labelOfAnswer } from '@pawsume/contract/pet-steps/answer-id';
import type { Contradiction } from '@pawsume/contract/resumes';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';

interface Props {
  /** Null where the pet is gone: then there are no answers to go to. */
  petId: number | null;
  contradictions: readonly Contradiction[];
}

/** Sentences that say the opposite of an answer, each with that answer and the way to it. */
export const ContradictionList = ({ petId, contradictions }: Props) => (
  <ul className="grid gap-2">
    {contradictions.map(({ sentence, answer, step, now }) => (
      <li key={answer + sentence}>
        <q>{sentence}</q>
        <br />
        <strong>{messages.resumes.saysOtherwise(labelOfAnswer(answer), now)}</strong>
        {petId !== null && (
          <Link to={paths.form(step, petId)} className="ml-3 inline-flex min-h-11 items-center text-link">
            Look at the answer
          </Link>
        )}
      </li>
    ))}
  </ul>
);
