import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { isPlanned } from '#answers/polarity';
import { share } from './lexicon/meanings.ts';
import type { Sentence } from './sentence.ts';
import { hasNegation, type Token } from './tokens.ts';

/** Finds a word that is denied where no answer denies it, said where the answers deny it, or told as done where it is planned. */
export const findWrongDenial = ({ own, supported, cited }: Sentence): string | null => {
  const isNegated = hasNegation(own);
  if (isNegated && !cited.some(({ text }) => hasNegation(text))) return supported[0]?.word ?? '';
  const wrong = supported.find((token) => {
    const said = cited.flatMap((statement) =>
      statement.tokens
        .filter((other) => share(token.meanings, other.meanings))
        .map((other) => ({ ...other, isPlanned: isPlannedIn(statement.text, other) })),
    );
    const isOnlyDenied = said.every(({ isDenied }) => isDenied) && !isNegated;
    const isNeverDenied = said.every(({ isDenied }) => !isDenied) && token.isDenied;
    return (
      isOnlyDenied ||
      isNeverDenied ||
      (said.every((other) => other.isPlanned) && !isPlannedIn(own, token) && !isNegated)
    );
  });
  return wrong?.word ?? null;
};

/** Questions that are answered with Yes or No. */
const CHOICES: ReadonlySet<AnswerId> = new Set<AnswerId>([
  ...(['is_vaccinated', 'is_microchipped', 'spayed_neutered', 'has_medical_conditions', 'rental_history'] as const),
  ...(['rental_issues', 'has_traveled', 'travel_stress', 'travel_banned', 'uses_daycare', 'uses_grooming'] as const),
  ...(['good_with_children', 'good_with_dogs', 'good_with_cats'] as const),
]);

/** Finds a word that only answers of Yes or No say, where the sentence turns them round. */
export const findTurnedAnswer = (sentence: Sentence): string | null => {
  const said = (token: Token) => sentence.cited.filter(({ meanings }) => share(token.meanings, meanings));
  const supported = sentence.supported.filter((token) => said(token).every(({ answer }) => CHOICES.has(answer)));
  return supported.length === 0 ? null : findWrongDenial({ ...sentence, supported });
};

const isPlannedIn = (text: string, { index, end }: Token): boolean => isPlanned(text, { index, length: end - index });
