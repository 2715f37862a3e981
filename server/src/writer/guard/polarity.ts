const NEGATOR = /\b(?:no|not|never|none|neither|nor|without|nothing|cannot|zero|hardly|free (?:of|from))\b|n[’']t\b/iu;
/** Where one statement of a sentence ends and the next begins. */
const BORDER = /[.;:!?—–]|\b(?:but|although|though|however|yet)\b/giu;

export type Polarity = 'said' | 'denied';

/** Whether what stands at `index` is said or denied there: "vaccinated" or "not vaccinated", "complaint-free". */
export const polarityAt = (sentence: string, { index, length }: { index: number; length: number }): Polarity => {
  const before = sentence.slice(0, index);
  const border = [...before.matchAll(BORDER)].at(-1);
  const statement = border ? before.slice(border.index + border[0].length) : before;
  const follows = sentence.slice(index + length, index + length + 6);
  return NEGATOR.test(statement.slice(-60)) || /^\w*[ -]free\b/iu.test(follows) ? 'denied' : 'said';
};

/** With which polarities a pattern occurs in a text; the pattern has to be global. */
export const polaritiesOf = (text: string, pattern: RegExp): Set<Polarity> =>
  new Set(
    [...text.matchAll(pattern)].map((match) => polarityAt(text, { index: match.index, length: match[0].length })),
  );
