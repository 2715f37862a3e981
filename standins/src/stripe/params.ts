import type { z } from 'zod';
import type { FormHash } from './forms.ts';
import { invalidRequest, type StripeFault } from './stripe-fault.ts';

const bracketed = (path: readonly PropertyKey[]): string =>
  path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');

const faultOf = (issue: z.core.$ZodIssue): StripeFault => {
  if (issue.code === 'unrecognized_keys') {
    const unknown = bracketed([...issue.path, issue.keys[0] ?? '']);
    return invalidRequest(`Received unknown parameter: ${unknown}`, { code: 'parameter_unknown', param: unknown });
  }
  const param = bracketed(issue.path);
  return issue.input === undefined
    ? invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
    : invalidRequest(`Invalid ${param}: ${issue.message}`, { param });
};

/** What the form says by `schema`, or the refusal Stripe would answer with. */
export const readParams = <T extends z.ZodType>(schema: T, form: FormHash): z.output<T> => {
  const parsed = schema.safeParse(form, { reportInput: true });
  if (parsed.success) return parsed.data;
  // An unknown name explains more than what is missing in its place.
  const issues = parsed.error.issues;
  const issue = issues.find((each) => each.code === 'unrecognized_keys') ?? issues[0];
  throw issue ? faultOf(issue) : invalidRequest('Invalid request');
};
