import { z } from 'zod';

const read = z.object({ text: z.string() });

/** The text between the delimiters of a prompt, in which answers are to be found; null where there is none. */
export const textIn = (prompt: string): string | null => {
  const json = /<text>([\s\S]*)<\/text>/.exec(prompt)?.[1];
  return json === undefined ? null : (read.safeParse(JSON.parse(json)).data?.text ?? null);
};

const HONEST: readonly [field: string, words: RegExp][] = [
  ['pet_name', /goes by (\w+)/],
  ['colour_markings', /coat of ([\w ]+)/],
  ['feeding', /eats ([\w ]+)/],
];

/** What this model finds in a text. `inventive` makes up values and quotations, and takes what is said of others. */
export const answersIn = (text: string, behaviour: string) => {
  const found = HONEST.flatMap(([field, words]) => {
    const match = words.exec(text);
    return match ? [{ field, value: match[1] ?? '', quote: match[0] }] : [];
  });
  if (behaviour !== 'inventive') return found;
  const [quote = ''] = text.split('.');
  return [
    ...found.map((answer) => ({ ...answer, value: 'Made up' })),
    { field: 'breed', value: 'Poodle', quote: 'a lovely Poodle' },
    { field: 'weight', value: '99 kg', quote },
    { field: 'is_vaccinated', value: 'Yes', quote },
    { field: 'no_such_field', value: 'x', quote },
  ];
};
