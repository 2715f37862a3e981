import { takesBack, warnsOf } from '#answers/warnings';
import { splitSentences } from '#lib/sentences';
import { clipWords } from './clip.ts';
import { CUT } from './cut.ts';
import { capital, mendSentence } from './mend.ts';

interface ExcerptSentence {
  text: string;
  /** The owner wrote something between this sentence and the one before it. */
  afterGap: boolean;
  /** What the owner wrote before it; empty at the start. */
  before: string;
}

export interface Excerpt {
  sentences: ExcerptSentence[];
  /** Nothing was left out or cut. */
  whole: boolean;
}

/** A first sentence up to this long is not cut while there is room for half of it: a part would say something else. */
const WHOLE = 200;
/** So few characters tell nothing: a part of the next sentence is better than an end here. */
const TOO_LITTLE = 60;

/** Mended sentences from the start of an owner's text, in about `room` characters, cut where a sentence ends. */
export const excerpt = (text: string, room: number): Excerpt => {
  const all = placed(text);
  return buildExcerpt(fromStart(all, room), all);
};

interface Fairness {
  /** A sentence that stands elsewhere already. */
  told?: string;
  /** A sentence that readers have to know. */
  isNeeded?: (sentence: string) => boolean;
}

/** What readers have to know, beyond the first such sentence, takes at most this share of the room. */
const MOST_NEEDED = 0.6;

/**
 * The same, but where not all fit, what readers have to know is kept before later pleasant sentences, so that shortening never makes a
 * pet look easier than it is.
 */
export const fairExcerpt = (
  text: string,
  room: number,
  { told = '', isNeeded = isCaution }: Fairness = {},
): Excerpt => {
  const all = placed(text);
  const left = all.filter(({ typed }) => typed !== told);
  const start = fromStart(left, room);
  const needed = left.filter(({ typed, index }) => index !== left[0]?.index && isNeeded(typed) && typed.length <= room);
  if (needed.every(({ index }) => start.some((chosen) => chosen.index === index))) return buildExcerpt(start, all);
  let used = 0;
  // What warns stands under "Good to know" too, so the others come first.
  const byWarning = Map.groupBy(needed, ({ typed }) => warnsOf(typed));
  const picked = [...(byWarning.get(false) ?? []), ...(byWarning.get(true) ?? [])].filter(({ typed }, place) => {
    const fits = place === 0 || used + typed.length <= room * MOST_NEEDED;
    if (fits) used += typed.length + 1;
    return fits;
  });
  const isPicked = (place: number) => picked.some(({ index }) => index === place);
  const eased = left.filter(({ typed, index }) => takesBack(typed) && isPicked(index - 1) && !isPicked(index));
  used += eased.reduce((sum, { typed }) => sum + typed.length + 1, 0);
  const kept = [...picked, ...eased];
  const rest = left.filter((each) => !kept.includes(each));
  const chosen = [...fromStart(rest, room - used), ...kept.map((each) => mended(each))];
  return buildExcerpt(
    chosen.toSorted((one, other) => one.index - other.index),
    all,
  );
};

/** Words for mild problems that a reader should still know. */
const MILD =
  /(?<!\ba (?:little )?)\b(?:bit(?:e|es|ing|ten)?|nois\w*|scratch(?!ing post)\w*|careful|thunder\w*|firework\w*|cannot|can['’]t|does not|doesn['’]t|not with)\b/iu;

/** Returns true if a reader has to know a sentence. It is kept before pleasant ones. */
export const isCaution = (sentence: string): boolean => MILD.test(sentence) || warnsOf(sentence);

interface Placed {
  typed: string;
  /** Its place among the owner's sentences; a cut counts as one. */
  index: number;
  before: string;
}

interface Chosen extends Placed {
  text: string;
  cut: boolean;
}

const placed = (text: string): Placed[] =>
  text
    .split(CUT)
    .flatMap((part, cuts) => splitSentences(part).map((typed) => ({ typed, cuts })))
    .map(({ typed, cuts }, place, all) => ({ typed, index: place + cuts, before: all[place - 1]?.typed ?? '' }));

const mended = (sentence: Placed, longest = Number.POSITIVE_INFINITY): Chosen => {
  const text = mendSentence(sentence.typed);
  return { ...sentence, text: clipWords(text, longest), cut: text.length > longest };
};

/** The first sentence, cut only where it is long, and whole ones after it; a short start may go beyond `room`. */
const fromStart = ([first, ...rest]: Placed[], room: number): Chosen[] => {
  if (first === undefined) return [];
  const start = mended(first, Math.max(room * 1.25, Math.min(WHOLE, room * 2), TOO_LITTLE));
  const kept = [start];
  let used = first.typed.length;
  for (const sentence of rest) {
    const left = (used < room / 2 ? room * 1.5 : room) - used - 1;
    if (sentence.typed.length > left) {
      if (used < TOO_LITTLE && left > TOO_LITTLE) kept.push(mended(sentence, left));
      break;
    }
    kept.push(mended(sentence));
    used += sentence.typed.length + 1;
  }
  return kept;
};

/** "But he naps" without what it answers. */
const withoutLink = (text: string): string =>
  capital(text.replace(/^(?:But|And) (?=(?:s?he|they|it|I|his|her|their)\b|\p{Lu})/u, ''));

const buildExcerpt = (kept: Chosen[], all: Placed[]): Excerpt => ({
  sentences: kept.map(({ text, index, before }, place) => {
    const afterGap = place > 0 && kept[place - 1]?.index !== index - 1;
    return { text: place === 0 || afterGap ? withoutLink(text) : text, afterGap, before };
  }),
  whole: kept.length === all.length && !kept.some(({ cut }) => cut),
});
