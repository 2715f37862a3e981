import { messages } from '@pawsume/contract/messages';
import { labelOfAnswer } from '@pawsume/contract/pet-steps/answer-id';
import type { Contradiction } from '@pawsume/contract/resumes';

/** Sentences that say the opposite of an answer, each with that answer. */
export const ContradictionList = ({ contradictions }: { contradictions: readonly Contradiction[] }) => (
  <ul className="grid gap-2">
    {contradictions.map(({ sentence, answer, now }) => (
      <li key={answer + sentence}>
        <q>{sentence}</q>
        <br />
        <strong>{messages.resumes.saysOtherwise(labelOfAnswer(answer), now)}</strong>
      </li>
    ))}
  </ul>
);
