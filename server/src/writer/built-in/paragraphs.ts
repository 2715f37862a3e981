import { type AnswerId, STEP_OF_ANSWER } from '@pawsume/contract/pet-steps/answer-id';
import { splitSentences } from '#lib/sentences';
import { NAMING_ANSWERS } from '../guard/statements.ts';
import { quotesBalance } from '../text/quotes.ts';
import { joined, type Told } from './passage.ts';

/** A longer text, in characters, has two paragraphs. */
const LONG = 500;
/** A longer one has three. */
const VERY_LONG = 1000;
/** No paragraph is shorter, in characters. */
const SHORTEST = 120;
/** How far from its best place a break moves to where another topic begins, as a share of the text. */
const REACH = 0.15;

/** Returns a text in one paragraph, or in two or three of similar length that begin with another topic where one is near. */
export const inParagraphs = (all: readonly Told[]): string => {
  const whole = joined(all);
  const count = whole.length <= LONG ? 1 : whole.length <= VERY_LONG ? 2 : 3;
  if (count === 1) return whole;
  const sentences = all.flatMap(sentencesOf);
  const lengthBefore = (place: number): number => joined(sentences.slice(0, place)).length;
  const cost = (place: number, best: number): number =>
    Math.abs(lengthBefore(place) - best) + whole.length * REACH * likeness(sentences[place - 1], sentences[place]);
  const starts = [0];
  for (let number = 1; number < count; number += 1) {
    const best = (whole.length * number) / count;
    const from = lengthBefore(starts.at(-1) ?? 0) + SHORTEST;
    const [start] = [...sentences.keys()]
      .filter((place) => lengthBefore(place) >= from && whole.length - lengthBefore(place) >= SHORTEST)
      .toSorted((one, other) => cost(one, best) - cost(other, best));
    if (start !== undefined) starts.push(start);
  }
  return starts.map((start, number) => joined(sentences.slice(start, starts[number + 1]))).join('\n');
};

/** A passage in its sentences; those of one quotation stay together, and those that no space divides. */
const sentencesOf = ({ text, cites }: Told): Told[] => {
  let from = 0;
  let end = 0;
  const cuts = splitSentences(text).flatMap((sentence) => {
    const start = text.indexOf(sentence, end);
    end = start + sentence.length;
    if (text[start - 1] !== ' ' || !quotesBalance(text.slice(from, start))) return [];
    from = start;
    return [start];
  });
  return [0, ...cuts].map((start, place) => ({ text: text.slice(start, cuts[place]).trimEnd(), cites }));
};

/** 0 for sentences on different steps of the form, 1 on the same answer. */
const likeness = (one: Told | undefined, other: Told | undefined): number => {
  const [before, after] = [topicOf(one), topicOf(other)];
  if (before === after) return 1;
  return before && after && STEP_OF_ANSWER[before] === STEP_OF_ANSWER[after] ? 0.5 : 0;
};

const topicOf = (told: Told | undefined): AnswerId | undefined =>
  told?.cites.find((id) => !NAMING_ANSWERS.includes(id));
