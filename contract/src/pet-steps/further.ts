import { z } from 'zod';
import { choiceInput, text } from '../fields.ts';

/**
 * Further questions are those that the specification does not ask. A server may leave their answers out, which says nothing;
 * a save that leaves them out keeps what is stored, so that a client that does not know them takes nothing away.
 */
const KEPT = 'What a save leaves out stays as it is stored; empty text takes it away.';

export const furtherText = z.string().default('');

export const furtherTextInput = (max: number) =>
  text(max)
    .nullable()
    .transform((value) => value ?? '')
    .optional()
    .describe(KEPT);

export const furtherChoice = <const T extends readonly string[]>(choices: T) => z.enum([...choices, '']).default('');

export const furtherChoiceInput = <const T extends readonly string[]>(choices: T) =>
  choiceInput(choices).optional().describe(KEPT);
