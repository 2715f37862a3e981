import { messages } from '@pawsume/contract/messages';
import type { FastifySchemaCompiler } from 'fastify';
import type { ZodError, ZodType } from 'zod';
import { AppError, notFound } from '#lib/app-error';
import { isStorable } from '#lib/storable';

/**
 * Checks what enters: first that every text in it can be stored, then against the call's schema. Sentences that the schema
 * does not name are ours, never Zod's.
 */
export const validatorCompiler: FastifySchemaCompiler<ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    if (!holdsOnlyStorable(data)) return { error: unstorable(data, httpPart) };
    const result = schema.safeParse(data, { error: () => messages.common.invalidInput });
    if (result.success) return { value: result.data };
    // An id that cannot exist is answered like one that does not, unless the schema has a sentence of its own for it.
    const [issue] = result.error.issues;
    if (httpPart === 'params' && issue?.message === messages.common.invalidInput) return { error: notFound() };
    return { error: invalidInput(result.error) };
  };
};

/** Whether a database can hold every text in it, names too. Goes by a list of its own: nesting may be deep. */
const holdsOnlyStorable = (data: unknown): boolean => {
  const left: unknown[] = [data];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string' && !isStorable(value)) return false;
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, inside] of Object.entries(value)) left.push(name, inside);
  }
  return true;
};

/** An id that cannot exist is answered like one that does not. */
const unstorable = (data: unknown, httpPart: string | undefined): AppError => {
  if (httpPart === 'params') return notFound();
  const sentence = messages.common.badText;
  const fields = Object.entries(Object(data)).filter(([name, value]) => isStorable(name) && !holdsOnlyStorable(value));
  return new AppError('invalid_input', sentence, {
    fields: Object.fromEntries(fields.map(([name]) => [name, sentence])),
  });
};

const invalidInput = ({ issues }: ZodError): AppError => {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    if (path[0] !== undefined) fields[String(path[0])] ??= message;
  }
  return new AppError('invalid_input', issues[0]?.message ?? messages.common.invalidInput, { fields });
};
