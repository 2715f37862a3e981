/** A piece of the story. What has to be told is never left out; of the rest, `detail` goes before `useful`. */
export interface Passage {
  text: string;
  weight: 'must' | 'useful' | 'detail';
}

/** Passages without the empty ones. */
export const passages = (...all: (Passage | null)[]): Passage[] =>
  all.filter((passage): passage is Passage => passage !== null && passage.text !== '');

export const must = (text: string): Passage => ({ text, weight: 'must' });
export const useful = (text: string): Passage => ({ text, weight: 'useful' });
export const detail = (text: string): Passage => ({ text, weight: 'detail' });

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
export const fit = (tell: (generosity: number) => Passage[], { aim, most }: { aim: number; most: number }): string => {
  for (const generosity of [1.5, 1.2, 1, 0.8, 0.6]) {
    const text = shortened(tell(generosity), aim, ['detail']);
    if (text.length <= aim) return text;
  }
  // Much that has to be told makes a page longer before it makes it poorer.
  const complete = shortened(tell(0.8), aim, ['detail']);
  const stretched = Math.min(aim * STRETCH, most);
  if (complete.length <= stretched) return complete;
  const short = shortened(tell(0.6), stretched, ['detail', 'useful']);
  return short.length <= most ? short : shortened(tell(LAST_RESORT), most, ['detail', 'useful']);
};

const shortened = (all: Passage[], aim: number, weights: Passage['weight'][]): string => {
  let left = all;
  for (const weight of weights) {
    while (joined(left).length > aim && left.some((passage) => passage.weight === weight)) {
      const last = left.findLastIndex((passage) => passage.weight === weight);
      left = left.toSpliced(last, 1);
    }
  }
  return joined(left);
};

const joined = (all: Passage[]): string => all.map(({ text }) => text).join(' ');
