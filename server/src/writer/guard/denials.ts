import { isPlanned } from '#answers/polarity';
import { share } from './lexicon/meanings.ts';
import type { Sentence } from './sentence.ts';
import { hasNegation, type Token } from './tokens.ts';

/** A word that is denied where no answer denies it, or said where the answers deny it, or as done where it is planned. */
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

const isPlannedIn = (text: string, { index, end }: Token): boolean => isPlanned(text, { index, length: end - index });
