import {
  type CaptureOutcome,
  type CheckoutSnapshot,
  type CheckoutState,
  type Gateway,
  GatewayError,
} from '#gateways/gateway';
import { giveBack, moveMoney } from './model-facts.ts';
import { type ModelCheckout, type ModelEvent, type ProviderModel, refundedOf } from './provider-model.ts';

/** What forged events say instead of a signature. */
export const FORGED = 'forged';

/** The model of a provider as our server reaches it. It repeats every answer under its key, a refusal too. */
export const modelGateway = (provider: ProviderModel): Gateway => {
  const once = <T>(key: string, asked: object, work: () => T): T => {
    const request = JSON.stringify(asked);
    const saved = provider.answers.get(key) ?? { request, answer: work() };
    if (saved.request !== request) throw new Error(`Another request under the key ${key}: ${request}`);
    provider.answers.set(key, saved);
    // What is kept under a key came from the same work.
    return saved.answer as T;
  };
  return {
    name: provider.name,
    live: false,
    checkKeys: async () => undefined,
    openCheckout: async (request) =>
      once(request.idempotencyKey, request, () => {
        const { ref, url } = provider.open(request);
        return { ref, url };
      }),
    readCheckout: async (ref) => snapshotOf(provider, ref),
    captureCheckout: async (ref, key) => once(key, { ref }, () => capture(provider, find(provider, ref))),
    async closeCheckout(ref) {
      const checkout = find(provider, ref);
      if (provider.name === 'paypal' || checkout.state !== 'open') return;
      checkout.state = 'expired';
      provider.announce('expired', checkout);
    },
    refundCapture: async (captureRef, key) => once(key, { captureRef }, () => refundAll(provider, captureRef)),
    async verifyEvent(rawBody, headers) {
      if (headers.signature === FORGED) throw new GatewayError('bad_signature', 'not signed by the model');
      // The body of an event is an event of the model, see model-outsiders.ts.
      return JSON.parse(rawBody.toString()) as ModelEvent;
    },
  };
};

const find = (provider: ProviderModel, ref: string): ModelCheckout => {
  const checkout = provider.checkouts.get(ref);
  if (!checkout || checkout.state === 'forgotten') throw new GatewayError('not_found', `no checkout ${ref}`);
  return checkout;
};

const snapshotOf = (provider: ProviderModel, ref: string): CheckoutSnapshot => {
  const checkout = find(provider, ref);
  const { paymentId, amount, currency, live, captureRef } = checkout;
  // One that is forgotten is not found.
  const state = checkout.state as CheckoutState;
  const told = { ref, paymentId, state, amount, currency, live, captureRef };
  return { ...told, refunded: refundedOf(checkout), dispute: provider.disputeToldOf(checkout) };
};

const capture = (provider: ProviderModel, checkout: ModelCheckout): CaptureOutcome => {
  if (checkout.state !== 'approved') {
    return checkout.captureRef ? { kind: 'done' } : { kind: 'buyer_needed', url: null };
  }
  if (checkout.way === 'refused') return { kind: 'failed', reason: 'TRANSACTION_REFUSED' };
  if (checkout.way === 'declined') {
    checkout.state = 'open';
    return { kind: 'buyer_needed', url: checkout.url };
  }
  moveMoney(checkout, checkout.way === 'works' ? 'paid' : 'processing');
  provider.announce('captured', checkout);
  return { kind: 'done' };
};

const refundAll = (provider: ProviderModel, captureRef: string): void => {
  const checkout = [...provider.checkouts.values()].find((each) => each.captureRef === captureRef);
  if (!checkout) throw new GatewayError('not_found', `no capture ${captureRef}`);
  if (checkout.dispute !== 'none') throw new GatewayError('refused', 'disputed money is not refunded');
  const left = checkout.amount - refundedOf(checkout);
  checkout.isSentBack = true;
  if (left > 0) giveBack(provider, checkout, left);
};
