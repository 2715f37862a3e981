import { z } from 'zod';
import { dropInvisible } from './invisible.ts';
import { messages } from './messages.ts';

/** The largest id a 32-bit column holds. */
const MAX_ID = 2_147_483_647;

export const id = z.int().min(1).max(MAX_ID);

/** An id in a path; what is not one is a thing that does not exist. */
export const idParams = z.object({
  id: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number)
    .pipe(id),
});

export const LIMITS = { name: 80, short: 160, email: 254, long: 2000, password: 256 } as const;

// Line breaks and tabs stay; other control characters have no place in a person's text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const CONTROL = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const tidy = (value: string): string => value.replaceAll(CONTROL, '').replaceAll('\r\n', '\n').trim();
const tidyName = (value: string): string => dropInvisible(tidy(value)).replaceAll(/\s+/gu, ' ').trim();

const tidied = (max: number, tidyUp: (value: string) => string, whenMissing?: string) =>
  z
    .string(whenMissing)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), messages.common.badText)
    .overwrite(tidyUp)
    .max(max, messages.common.tooLong(max));

const orEmpty = (given: ReturnType<typeof tidied>) => given.nullish().transform((value) => value ?? '');

/** Text as a person typed it: well-formed Unicode, no NUL, trimmed, at most `max` characters. */
export const text = (max: number, whenMissing?: string) => tidied(max, tidy, whenMissing);

/** Text that must be there; `whenMissing` says so. */
export const requiredText = (max: number, whenMissing: string) => text(max, whenMissing).min(1, whenMissing);

/** Text that may be left out, sent empty or sent as null: all the same to us. */
export const optionalText = (max: number) => orEmpty(text(max));

/** A name, or what else stands on one line: the same, without what cannot be seen and with one space between words. */
export const requiredName = (max: number, whenMissing: string) =>
  tidied(max, tidyName, whenMissing).min(1, whenMissing);

/** The same where it may be left out. */
export const optionalName = (max: number) => orEmpty(tidied(max, tidyName));

export const YES_NO = ['Yes', 'No'] as const;
export const yesNo = z.enum([...YES_NO, '']);
export type YesNo = z.infer<typeof yesNo>;

/** Yes/No answers travel as words; booleans are accepted too. */
export const yesNoInput = z
  .union([yesNo, z.boolean()])
  .nullish()
  .transform((value): YesNo => (typeof value === 'boolean' ? YES_NO[value ? 0 : 1] : (value ?? '')));

/** One of `choices`, or nothing. */
export const choiceInput = <const T extends readonly string[]>(choices: T) =>
  z
    .enum([...choices, ''])
    .nullish()
    .transform((value): T[number] | '' => value ?? '');

/** Any of `choices`, each once, in the order given. */
export const choicesInput = <const T extends readonly string[]>(choices: T) =>
  z
    .array(z.enum(choices))
    .nullish()
    .transform((value): T[number][] => [...new Set<T[number]>(value ?? [])]);

/** When something happened, as ISO 8601 in UTC. */
export const timestamp = z.iso.datetime();

/** A path on this server where a picture lies. */
export const picturePath = z.string().nullable();

/**
 * Counts how often something was saved. A save that names the count its form was loaded with is refused when another
 * save came between; a save that names none overwrites whatever is there.
 */
export const version = z.int().min(0).max(MAX_ID);

/** The count in a path. */
export const versionParam = z
  .string()
  .regex(/^(0|[1-9]\d{0,8})$/)
  .transform(Number);

/** The count in a body; the text of it where that is a form. */
export const versionInput = z.union([version, versionParam]).optional();

/** The answer of calls that only report: one sentence. */
export const done = z.object({ msg: z.string() });

/** The same for calls of which the specification describes no answer: whoever serves them need not say anything. */
export const reported = done.partial();
