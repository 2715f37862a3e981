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

/**
 * The fullest telling of about `aim` characters. `tell` is asked for shorter and shorter tellings; where even the
 * shortest is too long, details and then useful passages are left out, the last ones first.
 */
export const fit = (tell: (generosity: number) => Passage[], aim: number): string => {
  for (const generosity of [1.5, 1.2, 1, 0.8, 0.6]) {
    const text = shortened(tell(generosity), aim, ['detail']);
    if (text.length <= aim) return text;
  }
  // Much that has to be told makes a page longer before it makes it poorer.
  const complete = shortened(tell(0.8), aim, ['detail']);
  return complete.length <= aim * 1.25 ? complete : shortened(tell(0.6), aim * 1.25, ['detail', 'useful']);
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
