import { z } from 'zod';

/** Of the facts in a prompt, what this model cares to read. */
const facts = z.looseObject({
  pet: z.looseObject({
    name: z.string(),
    type: z.string(),
    breed: z.string().optional(),
    description: z.string().optional(),
  }),
  owner: z
    .looseObject({ name: z.string().optional(), bio: z.string().optional(), bond: z.string().optional() })
    .optional(),
  must_tell: z.array(z.string()).optional(),
});
export type PromptFacts = z.infer<typeof facts>;

/** The facts between the delimiters of a prompt; null where there are none. */
export const factsIn = (prompt: string): PromptFacts | null => {
  const json = /<facts>([\s\S]*)<\/facts>/.exec(prompt)?.[1];
  if (json === undefined) return null;
  const parsed = facts.safeParse(JSON.parse(json));
  return parsed.success ? parsed.data : null;
};
