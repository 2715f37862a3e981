import { z } from 'zod';
import type { Account } from './account.ts';
import { getDispute } from './disputes.ts';
import { expandedCharge, expandedIntent, expandedSession, refuseExpand } from './expand.ts';
import type { Operation } from './faults.ts';
import type { FormHash } from './forms.ts';
import { isWithin, listOf } from './lists.ts';
import { expand, page, text, timeRange } from './param-kinds.ts';
import { readParams } from './params.ts';
import { createRefund, refundCreateParams } from './refunds.ts';
import { sessionCreateParams, sessionListParams } from './session-params.ts';
import { createSession, expireOverdue, expireSession, getSession } from './sessions.ts';
import { resourceMissing } from './stripe-fault.ts';

/** One call of the API: what it does with the id in its path and the parameters in its body or query. */
export interface OperationSpec {
  name: Operation;
  method: 'GET' | 'POST';
  path: string;
  run: (account: Account, id: string, form: FormHash) => unknown;
}

const onlyExpand = z.strictObject({ expand });

const disputeListParams = z.strictObject({
  ...page,
  charge: text(200).optional(),
  created: timeRange.optional(),
  payment_intent: text(200).optional(),
});

const eventListParams = z.strictObject({
  ...page,
  created: timeRange.optional(),
  delivery_success: z.enum(['true', 'false']).optional(),
  type: text(200).optional(),
  types: z.array(text(200)).max(20).optional(),
});

const listSessions: OperationSpec['run'] = (account, _id, form) => {
  const params = readParams(sessionListParams, form);
  expireOverdue(account);
  const matching = [...account.stored.sessions.values()]
    .filter(({ session }) => params.status === undefined || session.status === params.status)
    .filter(({ session }) => params.payment_intent === undefined || session.payment_intent === params.payment_intent)
    .filter(({ session }) => isWithin(session.created, params.created));
  const paths = params.expand.map((path) => path.replace(/^data\./, ''));
  const objects = matching.map((stored) => expandedSession(account, stored, paths));
  return listOf(objects, params, '/v1/checkout/sessions');
};

const listDisputes: OperationSpec['run'] = (account, _id, form) => {
  const params = readParams(disputeListParams, form);
  refuseExpand(params.expand);
  const matching = [...account.stored.disputes.values()]
    .filter(({ charge }) => params.charge === undefined || charge === params.charge)
    .filter(({ payment_intent }) => params.payment_intent === undefined || payment_intent === params.payment_intent)
    .filter(({ created }) => isWithin(created, params.created));
  return listOf(matching, params, '/v1/disputes');
};

const listEvents: OperationSpec['run'] = (account, _id, form) => {
  const params = readParams(eventListParams, form);
  const wanted = params.types ?? (params.type ? [params.type] : null);
  const matching = [...account.stored.events.values()]
    .map(({ event }) => event)
    .filter(({ type }) => wanted === null || wanted.includes(type))
    .filter(({ created }) => isWithin(created, params.created))
    .filter(
      ({ pending_webhooks }) =>
        params.delivery_success === undefined || (params.delivery_success === 'true') === (pending_webhooks === 0),
    );
  return listOf(matching, params, '/v1/events');
};

export const SPECS: readonly OperationSpec[] = [
  {
    name: 'create_session',
    method: 'POST',
    path: '/checkout/sessions',
    run: (account, _id, form) => {
      const params = readParams(sessionCreateParams, form);
      return expandedSession(account, getSession(account, createSession(account, params).id), params.expand);
    },
  },
  {
    name: 'get_session',
    method: 'GET',
    path: '/checkout/sessions/:id',
    run: (account, id, form) => expandedSession(account, getSession(account, id), readParams(onlyExpand, form).expand),
  },
  { name: 'list_sessions', method: 'GET', path: '/checkout/sessions', run: listSessions },
  {
    name: 'expire_session',
    method: 'POST',
    path: '/checkout/sessions/:id/expire',
    run: (account, id, form) => {
      const paths = readParams(onlyExpand, form).expand;
      expireSession(account, id);
      return expandedSession(account, getSession(account, id), paths);
    },
  },
  {
    name: 'get_payment_intent',
    method: 'GET',
    path: '/payment_intents/:id',
    run: (account, id, form) => {
      const intent = account.stored.intents.get(id);
      if (!intent) throw resourceMissing('payment_intent', id, 'intent');
      return expandedIntent(account, intent, readParams(onlyExpand, form).expand);
    },
  },
  {
    name: 'get_charge',
    method: 'GET',
    path: '/charges/:id',
    run: (account, id, form) => {
      const charge = account.stored.charges.get(id);
      if (!charge) throw resourceMissing('charge', id, 'id');
      return expandedCharge(account, charge, readParams(onlyExpand, form).expand);
    },
  },
  {
    name: 'create_refund',
    method: 'POST',
    path: '/refunds',
    run: (account, _id, form) => createRefund(account, readParams(refundCreateParams, form)),
  },
  { name: 'list_disputes', method: 'GET', path: '/disputes', run: listDisputes },
  {
    name: 'get_dispute',
    method: 'GET',
    path: '/disputes/:id',
    run: (account, id, form) => {
      refuseExpand(readParams(onlyExpand, form).expand);
      return getDispute(account, id);
    },
  },
  { name: 'list_events', method: 'GET', path: '/events', run: listEvents },
];
