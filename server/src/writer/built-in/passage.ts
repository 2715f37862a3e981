import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';

/** A text of one sentence or a few, and the answers it rests on. */
export interface Told {
  text: string;
  cites: readonly AnswerId[];
}

/**
 * A piece of the story. What has to be told is never left out; of the rest, `detail` goes before `useful`, and `words`, an
 * owner's that stand in quotation marks, where a page has enough of those.
 */
export interface Passage extends Told {
  weight: 'must' | 'useful' | 'detail' | 'words';
}

/** Passages without the empty ones. */
export const passages = (...all: (Passage | null)[]): Passage[] =>
  all.filter((passage): passage is Passage => passage !== null && passage.text !== '');

export const must = (text: string, ...cites: AnswerId[]): Passage => ({ text, cites, weight: 'must' });
export const useful = (text: string, ...cites: AnswerId[]): Passage => ({ text, cites, weight: 'useful' });
export const detail = (text: string, ...cites: AnswerId[]): Passage => ({ text, cites, weight: 'detail' });
export const words = (text: string, ...cites: AnswerId[]): Passage => ({ text, cites, weight: 'words' });

/** How many quotations a text has. */
export const countQuotes = (all: readonly Told[]): number => joined(all).split('“').length - 1;

/** Passages with at most `most` quotations, as far as those can be left out; the last go first. */
export const withFewQuotes = (all: readonly Passage[], most: number): Passage[] => {
  let left = [...all];
  while (countQuotes(left) > most && left.some(({ weight }) => weight === 'words')) {
    left = left.toSpliced(
      left.findLastIndex(({ weight }) => weight === 'words'),
      1,
    );
  }
  return left;
};

const LAST_RESORT = 0.35;
/** How far a page with much to tell may go beyond its aim. */
const STRETCH = 1.6;

/** Room for what has to be told: it grows and shrinks less than the rest. */
export const mustRoom = (room: number, generosity: number): number =>
  room * (generosity > LAST_RESORT ? (1 + generosity) / 2 : generosity);

/**
 * The fullest telling of about `aim` characters, and of at most `most`. `tell` is asked for shorter and shorter
 * tellings; where that is not enough, details and then useful passages are left out, the last ones first.
 */
export const fit = (
  tell: (generosity: number) => Passage[],
  { aim, most }: { aim: number; most: number },
): Passage[] => {
  for (const generosity of [1.5, 1.2, 1, 0.8, 0.6]) {
    const told = shortened(tell(generosity), aim, ['words', 'detail']);
    if (joined(told).length <= aim) return told;
  }
  // Much that has to be told makes a page longer before it makes it poorer.
  const complete = shortened(tell(0.8), aim, ['words', 'detail']);
  const stretched = Math.min(aim * STRETCH, most);
  if (joined(complete).length <= stretched) return complete;
  const short = shortened(tell(0.6), stretched, ['words', 'detail', 'useful']);
  return joined(short).length <= most ? short : shortened(tell(LAST_RESORT), most, ['words', 'detail', 'useful']);
};

const shortened = (all: Passage[], aim: number, weights: Passage['weight'][]): Passage[] => {
  let left = all;
  for (const weight of weights) {
    while (joined(left).length > aim && left.some((passage) => passage.weight === weight)) {
      const last = left.findLastIndex((passage) => passage.weight === weight);
      left = left.toSpliced(last, 1);
    }
  }
  return left;
};

export const joined = (all: readonly Told[]): string => all.map(({ text }) => text).join(' ');
