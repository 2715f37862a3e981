const NEGATOR = /\b(?:no|not|never|none|neither|nor|without|nothing|cannot|zero|hardly|free (?:of|from))\b|n[’']t\b/iu;
/** What is planned has not happened: it backs a plan, and nothing that is so already. */
const PLANNED_BEFORE = /\b(?:will(?: be)?|to be|upcoming)\s(?:\w+\s){0,2}$/iu;
const PLANNED_AFTER = /^\W*(?:\w+\W+){0,3}(?:booked|scheduled|due|planned)\b/iu;
/** Where one statement of a sentence ends and the next begins. */
const BORDER =
  /[.;:!?—–]|, (?:and|so|which|who|where|while)\b|\band (?:is|are|was|were|has|have|had)\b|\b(?:but|although|though|however)\b/giu;
/** A negation reaches about so many characters ahead. */
const REACH = 60;
/** A statement longer than this is read in part. */
const SIGHT = 200;

export type Polarity = 'said' | 'denied';

/** Whether what stands at `index` is said or denied there: "vaccinated", or "not vaccinated", "complaint-free". */
export const readPolarity = (text: string, { index, length }: { index: number; length: number }): Polarity => {
  const before = text.slice(Math.max(0, index - SIGHT), index);
  const border = [...before.matchAll(BORDER)].at(-1);
  const start = border ? border.index + border[0].length : 0;
  const after = text.slice(index + length, index + length + SIGHT).split(BORDER)[0] ?? '';
  const denied = NEGATOR.test(before.slice(Math.max(start, before.length - REACH))) || /^\w*[ -]free\b/iu.test(after);
  const found = text.slice(index, index + length);
  const planned = PLANNED_BEFORE.test(before.slice(start)) || PLANNED_AFTER.test(after);
  return denied || planned || /^un|^no\b/iu.test(found) ? 'denied' : 'said';
};

/** With which polarities a pattern occurs in a text; the pattern has to be global. */
export const findPolarities = (text: string, pattern: RegExp): Set<Polarity> =>
  new Set(
    [...text.matchAll(pattern)].map((match) => readPolarity(text, { index: match.index, length: match[0].length })),
  );
