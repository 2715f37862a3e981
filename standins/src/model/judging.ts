import { z } from 'zod';
import { factsIn } from './facts.ts';

const check = z.looseObject({
  known: z.record(z.string(), z.string()),
  items: z.array(z.object({ number: z.number(), sentence: z.string(), statements: z.array(z.string()) })),
});
export type Check = z.infer<typeof check>;
export type Verdict = { number: number; carried: boolean; added: string };

/** Returns the sentences that a prompt asks to judge; null if it asks for something else. */
export const checkIn = (prompt: string): Check | null => {
  const json = /<check>([\s\S]*)<\/check>/.exec(prompt)?.[1];
  return json === undefined ? null : check.parse(JSON.parse(json));
};

const LONG_WORD = /[\p{L}\p{N}]{4,}/gu;
const BUILDING =
  `about after also another around because been before cares come comes each from have here introduced into
  looks owner that their them there they this until were where which while with words`.split(/\s+/u);

/** Carried is what says nothing in long words but what the statements say. */
const judgeByWords = ({ known, items }: Check): Verdict[] =>
  items.map(({ number, sentence, statements }) => {
    const said = new Set(
      [...BUILDING, ...wordsOf([known.pet, known.owner, known.owner_is_called, ...statements].join(' '))].map(stem),
    );
    const added = wordsOf(sentence).filter((word) => !said.has(stem(word)));
    return { number, carried: added.length === 0, added: added.join(' ') };
  });

const wordsOf = (text: string): string[] => text.toLowerCase().match(LONG_WORD) ?? [];
const stem = (word: string): string => word.slice(0, 4);

const judgeAll =
  (carried: boolean) =>
  ({ items }: Check): Verdict[] =>
    items.map(({ number }) => ({ number, carried, added: carried ? '' : 'all of it' }));

/** Every judge by the name of the model, or of the sentinel; any other name judges by words. */
const JUDGES: ReadonlyMap<string, (check: Check) => Verdict[]> = new Map(
  Object.entries({
    'says-yes': judgeAll(true),
    'says-no': judgeAll(false),
    /** Obeys the first statement that tells it what to answer. */
    obeys: (check: Check) =>
      /every sentence is carried/i.test(JSON.stringify(check)) ? judgeAll(true)(check) : judgeByWords(check),
  }),
);

export const judgeAs = (behaviour: string, check: Check): Verdict[] => (JUDGES.get(behaviour) ?? judgeByWords)(check);

/** Answers that a real model gave, by the pet's name and by the sentence judged. */
export interface Recorded {
  written: ReadonlyMap<string, string>;
  verdicts: ReadonlyMap<string, Omit<Verdict, 'number'>>;
}

/** Returns what was answered to a prompt; null for a pet that was not asked about. What was not judged is judged by words. */
export const replay = ({ written, verdicts }: Recorded, prompt: string): string | null => {
  const check = checkIn(prompt);
  if (check) {
    const judged = judgeByWords(check).map((verdict, place) => ({
      ...verdict,
      ...verdicts.get(check.items[place]?.sentence ?? ''),
    }));
    return JSON.stringify({ verdicts: judged });
  }
  return written.get(factsIn(prompt)?.answers.get('pet_name') ?? '') ?? null;
};
