import { clipWords } from './clip.ts';
import { mendSentence } from './mend.ts';
import { sentencesOf } from './sentences.ts';

/** Sentences that tell of something a reader has to know: they are kept before pleasant ones. */
const CAUTION =
  /\b(?:bit(?:e|es|ing|ten)?|snap\w*|growl\w*|aggress\w*|nervous|anxi\w*|afraid|fear\w*|scare\w*|panic\w*|bark\w*|loud\w*|scream\w*|nois\w*|scratch(?!ing post)\w*|chew\w*|damage\w*|escap\w*|allerg\w*|accidents?|must|careful|deaf|blind|thunder\w*|firework\w*|worr\w*|cannot|can['’]t|does not|doesn['’]t|do not|don['’]t|not with)\b/iu;

export interface ExcerptSentence {
  text: string;
  /** The owner wrote something between this sentence and the one before it. */
  afterGap: boolean;
}

/** A first sentence up to this long is never cut, however little room there is: half of it would say something else. */
const WHOLE = 200;

/** Mended sentences from the start of an owner's text, in about `room` characters, cut where a sentence ends. */
export const excerpt = (text: string, room: number): ExcerptSentence[] => fromStart(mended(text), room, room);

/**
 * The same, but where not all fit, the first sentence that warns of something is kept before later pleasant ones, so
 * that shortening never makes a pet look easier than it is.
 */
export const fairExcerpt = (text: string, room: number): ExcerptSentence[] => {
  const all = mended(text);
  const caution = all.find((sentence, index) => index > 0 && CAUTION.test(sentence));
  const start = fromStart(all, room, room);
  if (caution === undefined || start.some((sentence) => sentence.text === caution)) return start;
  const shorter = fromStart(all, Math.max(room - caution.length, 0), 0);
  const follows = all.indexOf(caution) === shorter.length;
  return caution.length > room ? start : [...shorter, { text: caution, afterGap: !follows }];
};

/** Whether a sentence tells of something a reader has to know. */
export const isCaution = (sentence: string): boolean => CAUTION.test(sentence);

const mended = (text: string): string[] => sentencesOf(text).map(mendSentence).filter(Boolean);

/** Whole sentences in `room`; a short start may be followed by one that goes up to half of `slack` beyond it. */
const fromStart = ([first, ...rest]: string[], room: number, slack: number): ExcerptSentence[] => {
  if (first === undefined) return [];
  const texts = [first.length > Math.max(room * 1.25, WHOLE) ? clipWords(first, Math.max(room, WHOLE)) : first];
  let used = texts[0]?.length ?? 0;
  for (const sentence of rest) {
    const limit = used < room / 2 ? room + slack / 2 : room;
    if (used + sentence.length + 1 > limit) break;
    texts.push(sentence);
    used += sentence.length + 1;
  }
  return texts.map((text) => ({ text, afterGap: false }));
};
