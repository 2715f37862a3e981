import type { Account, PaypalCall } from './account.ts';
import { captureOrder } from './captures.ts';
import type { Operation } from './faults.ts';
import type { OfficialPlace } from './official/documents.ts';
import { readOrderRequest } from './order-params.ts';
import { createOrder, getOrder, orderOf } from './orders.ts';
import { faultOf } from './paypal-fault.ts';
import { refundCapture } from './refunds.ts';

/** What a call says, once it is known to be allowed. */
export interface Call {
  id: string;
  /** Undefined where the body is empty. */
  body: unknown;
  made: PaypalCall;
}

/** One call of the API below its bearer token. */
export interface OperationSpec {
  name: Exclude<Operation, 'token'>;
  place: OfficialPlace;
  status: 200 | 201;
  run: (account: Account, call: Call) => object;
}

const create: OperationSpec['run'] = (account, { body, made }) => {
  const request = readOrderRequest(body);
  if (made.requestId === null) {
    throw faultOf('INVALID_REQUEST', { details: [{ issue: 'PAYPAL_REQUEST_ID_REQUIRED' }] });
  }
  const { id, status, links } = orderOf(account, createOrder(account, request));
  return { id, status, links };
};

/** A capture tells its payments even when it tells little. */
const capture: OperationSpec['run'] = (account, { id, body }) => {
  refuseParameters(body);
  const { purchase_units, ...order } = orderOf(account, captureOrder(account, getOrder(account, id)));
  return { id, status: order.status, links: order.links, purchase_units };
};

const refund: OperationSpec['run'] = (account, { id, body }) => {
  refuseParameters(body);
  const { status, links, ...made } = refundCapture(account, id);
  return { id: made.id, status, links };
};

/** Some calls may say more; this stand-in refuses what it would not act on. */
const refuseParameters = (body: unknown): void => {
  const [name] = Object.keys(body ?? {});
  if (name === undefined) return;
  const detail = { issue: 'INVALID_PARAMETER_SYNTAX', field: `/${name}`, location: 'body' } as const;
  throw faultOf('INVALID_REQUEST', { details: [detail] });
};

const orders = '/v2/checkout/orders';

export const OPERATION_SPECS: readonly OperationSpec[] = [
  { name: 'create_order', place: { document: 'orders', method: 'post', path: orders }, status: 200, run: create },
  {
    name: 'get_order',
    place: { document: 'orders', method: 'get', path: `${orders}/{id}` },
    status: 200,
    run: (account, { id }) => orderOf(account, getOrder(account, id)),
  },
  {
    name: 'capture_order',
    place: { document: 'orders', method: 'post', path: `${orders}/{id}/capture` },
    status: 201,
    run: capture,
  },
  {
    name: 'refund_capture',
    place: { document: 'payments', method: 'post', path: '/v2/payments/captures/{capture_id}/refund' },
    status: 201,
    run: refund,
  },
  {
    name: 'verify_webhook',
    place: { document: 'webhooks', method: 'post', path: '/v1/notifications/verify-webhook-signature' },
    status: 200,
    run: ({ transmissions }, { made }) => ({
      verification_status: transmissions.verify(made.body) ? 'SUCCESS' : 'FAILURE',
    }),
  },
];
