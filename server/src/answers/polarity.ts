const NEGATOR =
  /\b(?:(?:no|not)(?! (?:more|less|fewer) than\b| only\b| choice\b)|negative (?:for|to)|instead of|never|none|neither|nor|nobody|without|nothing|cannot|zero|hardly|free (?:of|from))\b|n[’']t\b/iu;
/** What is planned has not happened: it backs a plan, and nothing that is so already. */
const PLANNED_BEFORE = /\b(?:will(?: be)?|to be|upcoming)\s(?:\w+\s){0,2}$/iu;
const PLANNED_AFTER =
  /^\W*(?:\w+\W+){0,3}(?:booked|scheduled|due(?! to (?:an?|the|his|her|its|my|their)\b)|planned)\b/iu;
/** Where one statement of a sentence ends and the next begins. */
const BORDER =
  /[.;:!?—–()]|, (?:and|so|as|which|who|where|while)\b|\band (?:is|are|was|were|has|have|had|can|may|he|she|they|it|will|would|does|gets|needs|takes)\b|\b(?:but|although|though|however)\b|\b(?:because|since|as) (?:he|she|it|I)\b/giu;
/** A negation reaches about so many characters ahead. */
const REACH = 60;
/** A statement longer than this is read in part. */
const SIGHT = 200;

export type Polarity = 'said' | 'denied';

/** Where a word stands in a text. */
interface Place {
  index: number;
  length: number;
}

/** Whether what stands at `index` is said or denied there: "vaccinated", or "not vaccinated", "complaint-free". */
const readPolarity = (text: string, place: Place): Polarity => {
  const { before, after } = readAround(text, place);
  const found = text.slice(place.index, place.index + place.length);
  const denied = NEGATOR.test(endOf(before, REACH)) || /^\w*[ -]free\b/iu.test(after);
  return denied || isPlanned(text, place) || /^un(?!sure|comfortable|easy|sound)|^no\b/iu.test(found)
    ? 'denied'
    : 'said';
};

/** "Does not like to be held and bites": a verb that the denial before it does not reach. */
export const beginsAnew = (before: string, found: string): boolean =>
  /(?:\bnot|n[’']t) (?!have |show |get )[^.;]*\band (?:also |sometimes )?$/iu.test(before) &&
  /^\p{L}+s\b/iu.test(found);

/** Whether what stands there is only planned: "will be neutered at six months". */
const isPlanned = (text: string, place: Place): boolean => {
  const { before, after } = readAround(text, place);
  return PLANNED_BEFORE.test(before) || PLANNED_AFTER.test(after);
};

/** What the same statement says before and after. */
const readAround = (text: string, { index, length }: Place): { before: string; after: string } => {
  const before = endOf(text.slice(0, index), SIGHT);
  const border = [...before.matchAll(BORDER)].at(-1);
  const same = border ? before.slice(border.index + border[0].length) : before;
  return {
    before: beginsAnew(same, text.slice(index)) ? '' : same,
    after: text.slice(index + length, index + length + SIGHT).split(BORDER)[0] ?? '',
  };
};

/** At most the last `most` characters, in whole words: the end of "Juno" denies nothing. */
const endOf = (text: string, most: number): string =>
  text.length <= most ? text : text.slice(-most).replace(/^\S*/u, '');

/** With which polarities a pattern occurs in a text; the pattern has to be global. */
export const findPolarities = (text: string, pattern: RegExp): Set<Polarity> => {
  // `matchAll` compiles a copy of the pattern, and few texts have a match.
  if (text.search(pattern) < 0) return new Set();
  const matches = [...text.matchAll(pattern)];
  return new Set(matches.map((match) => readPolarity(text, { index: match.index, length: match[0].length })));
};
