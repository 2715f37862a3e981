import { z } from 'zod';
import type { Account, StoredSession } from './account.ts';
import type { Operation } from './faults.ts';
import type { FormHash } from './forms.ts';
import { createRefund, paidCharge } from './money-back.ts';
import { sessionCreateParams } from './session-params.ts';
import { createSession, expireSession, getSession } from './sessions.ts';
import { invalidRequest, type StripeFault } from './stripe-fault.ts';

/** One call of the API: what it does with the id in its path and the parameters in its body or query. */
export interface OperationSpec {
  name: Operation;
  method: 'GET' | 'POST';
  path: string;
  run: (account: Account, id: string, form: FormHash) => unknown;
}

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
const readParams = <T extends z.ZodType>(schema: T, form: FormHash): z.output<T> => {
  const parsed = schema.safeParse(form, { reportInput: true });
  if (parsed.success) return parsed.data;
  // An unknown name explains more than what is missing in its place.
  const issues = parsed.error.issues;
  const issue = issues.find((each) => each.code === 'unrecognized_keys') ?? issues[0];
  throw issue ? faultOf(issue) : invalidRequest('Invalid request');
};

const nothing = z.strictObject({});
const expandParams = z.strictObject({ expand: z.array(z.literal('payment_intent.latest_charge')).default([]) });
const refundParams = z.strictObject({ payment_intent: z.string() });
const listParams = z.strictObject({ limit: z.coerce.number().int().min(1).max(100).default(10) });
const disputeListParams = z.strictObject({ charge: z.string() });

const withCharge = ({ stored }: Account, { session }: StoredSession) => {
  const intent = stored.intents.get(String(session.payment_intent));
  if (!intent) return session;
  const latest_charge = stored.charges.get(String(intent.latest_charge)) ?? null;
  return { ...session, payment_intent: { ...intent, latest_charge } };
};

const readSession: OperationSpec['run'] = (account, id, form) => {
  const { expand } = readParams(expandParams, form);
  const stored = getSession(account, id);
  return expand.length > 0 ? withCharge(account, stored) : stored.session;
};

const listSessions: OperationSpec['run'] = ({ stored }, _id, form) => {
  const { limit } = readParams(listParams, form);
  const all = [...stored.sessions.values()].map(({ session }) => session).reverse();
  return { object: 'list', data: all.slice(0, limit), has_more: all.length > limit, url: '/v1/checkout/sessions' };
};

const listDisputes: OperationSpec['run'] = ({ stored }, _id, form) => {
  const { charge } = readParams(disputeListParams, form);
  const data = [...stored.disputes.values()].filter((dispute) => dispute.charge === charge);
  return { object: 'list', data, has_more: false, url: '/v1/disputes' };
};

export const SPECS: readonly OperationSpec[] = [
  {
    name: 'create_session',
    method: 'POST',
    path: '/checkout/sessions',
    run: (account, _id, form) => createSession(account, readParams(sessionCreateParams, form)),
  },
  { name: 'list_sessions', method: 'GET', path: '/checkout/sessions', run: listSessions },
  { name: 'get_session', method: 'GET', path: '/checkout/sessions/:id', run: readSession },
  {
    name: 'expire_session',
    method: 'POST',
    path: '/checkout/sessions/:id/expire',
    run: (account, id, form) => {
      readParams(nothing, form);
      return expireSession(account, id);
    },
  },
  {
    name: 'create_refund',
    method: 'POST',
    path: '/refunds',
    run: (account, _id, form) =>
      createRefund(account, paidCharge(account, readParams(refundParams, form).payment_intent)),
  },
  { name: 'list_disputes', method: 'GET', path: '/disputes', run: listDisputes },
];
