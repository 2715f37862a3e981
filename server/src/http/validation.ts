import { messages } from '@pawsume/contract/messages';
import type { FastifySchemaCompiler } from 'fastify';
import type { ZodError, ZodType } from 'zod';
import { AppError } from '#lib/app-error';

/** Checks what enters against the call's schema; sentences that the schema does not name are ours, never Zod's. */
export const validatorCompiler: FastifySchemaCompiler<ZodType> = ({ schema, httpPart }) => {
  return (data: unknown) => {
    const result = schema.safeParse(data, { error: () => messages.common.invalidInput });
    if (result.success) return { value: result.data };
    // An id that cannot exist is answered like one that does not, unless the schema has a sentence of its own for it.
    const [issue] = result.error.issues;
    if (httpPart === 'params' && issue?.message === messages.common.invalidInput)
      return { error: new AppError('not_found', messages.common.notFound) };
    return { error: invalidInput(result.error) };
  };
};

const invalidInput = ({ issues }: ZodError): AppError => {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) {
    if (path[0] !== undefined) fields[String(path[0])] ??= message;
  }
  return new AppError('invalid_input', issues[0]?.message ?? messages.common.invalidInput, { fields });
};
