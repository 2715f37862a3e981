import type { Account } from './account.ts';
import { captureOrder, getCapture } from './captures.ts';
import type { Operation } from './faults.ts';
import type { OfficialPlace } from './official/documents.ts';
import { malformedIssue } from './official/issues.ts';
import { readOrderRequest } from './order-params.ts';
import { briefOrder, createOrder, getOrder } from './orders.ts';
import { faultOf } from './paypal-fault.ts';
import { briefRefund, readRefundRequest, refundCapture } from './refunds.ts';
import { orderOf, paymentsOf } from './render-order.ts';
import type { StoredOrder } from './stored.ts';
import { verifyWebhook } from './verify-webhook.ts';

/** What a call says, once it is known to be allowed. */
export interface Call {
  id: string;
  /** Undefined where the body is empty. */
  body: unknown;
  raw: Uint8Array;
  requestId: string | null;
  wantsAll: boolean;
}

export interface Done {
  status: 200 | 201;
  object: object;
}

/** One call of the API below its bearer token. */
export interface OperationSpec {
  name: Exclude<Operation, 'token'>;
  place: OfficialPlace;
  run: (account: Account, call: Call) => Done;
}

const CREATE: OfficialPlace = { document: 'orders', method: 'post', path: '/v2/checkout/orders' };
const CAPTURE: OfficialPlace = { document: 'orders', method: 'post', path: '/v2/checkout/orders/{id}/capture' };

const create: OperationSpec['run'] = (account, { body, requestId, wantsAll }) => {
  const request = readOrderRequest(body);
  if (request.payment_source && requestId === null) {
    throw faultOf('INVALID_REQUEST', { details: [malformedIssue(CREATE, 'PAYPAL_REQUEST_ID_REQUIRED')] });
  }
  const order = createOrder(account, request);
  return { status: request.payment_source ? 200 : 201, object: (wantsAll ? orderOf : briefOrder)(account, order) };
};

/** A capture tells its payments even when it tells little. */
const briefCaptured = (account: Account, order: StoredOrder) => {
  const { reference_id } = order.unit;
  const { payer } = orderOf(account, order);
  return {
    ...briefOrder(account, order),
    ...(payer ? { payer } : {}),
    purchase_units: [{ reference_id, payments: paymentsOf(account, order) }],
  };
};

const capture: OperationSpec['run'] = (account, { id, body, wantsAll }) => {
  const order = getOrder(account, id);
  if (typeof body === 'object' && body !== null && 'payment_source' in body) {
    const where = { field: '/payment_source', location: 'body' } as const;
    throw faultOf('INVALID_REQUEST', {
      details: [{ ...malformedIssue(CAPTURE, 'INVALID_PARAMETER_VALUE'), ...where }],
    });
  }
  const captured = captureOrder(account, order);
  return { status: 201, object: (wantsAll ? orderOf : briefCaptured)(account, captured) };
};

export const OPERATION_SPECS: readonly OperationSpec[] = [
  {
    name: 'create_order',
    place: CREATE,
    run: create,
  },
  {
    name: 'get_order',
    place: { document: 'orders', method: 'get', path: '/v2/checkout/orders/{id}' },
    run: (account, { id }) => ({ status: 200, object: orderOf(account, getOrder(account, id)) }),
  },
  {
    name: 'capture_order',
    place: CAPTURE,
    run: capture,
  },
  {
    name: 'get_capture',
    place: { document: 'payments', method: 'get', path: '/v2/payments/captures/{capture_id}' },
    run: (account, { id }) => ({ status: 200, object: getCapture(account, id).capture }),
  },
  {
    name: 'refund_capture',
    place: { document: 'payments', method: 'post', path: '/v2/payments/captures/{capture_id}/refund' },
    run: (account, { id, body, wantsAll }) => {
      const refund = refundCapture(account, id, readRefundRequest(body));
      return { status: 201, object: wantsAll ? refund : briefRefund(refund) };
    },
  },
  {
    name: 'verify_webhook',
    place: { document: 'webhooks', method: 'post', path: '/v1/notifications/verify-webhook-signature' },
    run: (account, call) => ({ status: 200, object: verifyWebhook(account, call) }),
  },
];
