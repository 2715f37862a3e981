import type { IncomingHttpHeaders } from 'node:http';
import { inspect } from 'node:util';
import { listen } from '@pawsume/standins/common/test-endpoint';
import { GatewayError, type GatewayFault } from '#gateways/gateway';
import type { CheckoutRequest } from '#lib/checkout-request';

interface Failure {
  fault: GatewayFault;
  message: string;
  /** All that a log could hold of it: causes and fields too. */
  logged: string;
}

/** How a rejected call failed; fails itself where the call holds. */
export const failureOf = async (call: Promise<unknown>): Promise<Failure> => {
  try {
    await call;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return { fault: error.fault, message: error.message, logged: inspect(error, { depth: 10, showHidden: true }) };
  }
  throw new Error('The call was expected to fail');
};

export interface Call {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Answer {
  /** 200 where left out. */
  status?: number;
  body: unknown;
}

/** A provider that answers as told, with JSON unless it is a string: for answers that no sound provider gives. */
export const startAnswering = async (answer: (call: Call) => Answer) => {
  const calls: Call[] = [];
  const url = await listen((request, body, response) => {
    const call = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      body: body.toString(),
    };
    calls.push(call);
    const { status = 200, body: told } = answer(call);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof told === 'string' ? told : JSON.stringify(told));
  });
  return { url, calls };
};

let counter = 0;

/** A key that no other call has. */
export const aKey = (): string => {
  counter += 1;
  return `key_${counter}`;
};

/** A checkout like the app's own, new each time. */
export const aRequest = (changes: Partial<CheckoutRequest> = {}): CheckoutRequest => {
  counter += 1;
  return {
    paymentId: `pay_${counter}`,
    idempotencyKey: `checkout-pay_${counter}`,
    amount: 1000,
    currency: 'cad',
    description: '10 résumé credits',
    returnUrl: 'http://127.0.0.1:3000/api/paypal/return',
    cancelUrl: 'http://127.0.0.1:3000/api/paypal/cancel',
    expiresAt: Math.floor(Date.now() / 1000) + 3600,
    ...changes,
  };
};

/** Presses a button of the page where the buyer pays, as a browser would, without following. */
export const press = (url: string, action: string): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ action }), redirect: 'manual' });
