import { z } from 'zod';

/** Of the facts in a prompt, what this model cares to read. */
const facts = z.looseObject({
  answers: z.array(z.looseObject({ id: z.string(), answer: z.string() })),
  must_tell: z.array(z.string()),
});

export interface PromptFacts {
  /** By the name of the answer's field. */
  answers: ReadonlyMap<string, string>;
  mustTell: readonly string[];
}

/** The facts between the delimiters of a prompt; null where there are none. */
export const factsIn = (prompt: string): PromptFacts | null => {
  const json = /<facts>([\s\S]*)<\/facts>/.exec(prompt)?.[1];
  if (json === undefined) return null;
  const parsed = facts.safeParse(JSON.parse(json));
  if (!parsed.success) return null;
  const { answers, must_tell } = parsed.data;
  return { answers: new Map(answers.map(({ id, answer }) => [id, answer])), mustTell: must_tell };
};
