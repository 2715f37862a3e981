import { type Gateway, GatewayError } from '#gateways/gateway';
import type { Steps } from './trouble.ts';

/** A gateway as one machine reaches it in one operation: each call is one of its steps, and may be lost on its way. */
export const steppedGateway = (gateway: Gateway, steps: Steps, savedErrors: Set<string>): Gateway => {
  const call = async <T>(make: () => Promise<T>, key?: string): Promise<T> => {
    await steps.pass();
    if (key && savedErrors.has(key)) throw unanswered();
    const loss = steps.takeLoss();
    if (loss === 'refused') throw new GatewayError('refused', 'the provider says no');
    if (loss === 'busy') throw new GatewayError('busy', 'somebody is at it');
    if (loss === 'lost request') throw unanswered();
    const answer = await make();
    await steps.answered();
    if (loss === null) return answer;
    // Stripe does that (reliability notes §0, 6); PayPal forgets a call that failed.
    if (loss === 'saved error' && key && gateway.name === 'stripe') savedErrors.add(key);
    throw unanswered();
  };
  return {
    name: gateway.name,
    live: gateway.live,
    checkKeys: gateway.checkKeys,
    openCheckout: (request) => call(() => gateway.openCheckout(request), request.idempotencyKey),
    readCheckout: (ref) => call(() => gateway.readCheckout(ref)),
    captureCheckout: (ref, key) => call(() => gateway.captureCheckout(ref, key), key),
    closeCheckout: (ref) => call(() => gateway.closeCheckout(ref)),
    refundCapture: (captureRef, key) => call(() => gateway.refundCapture(captureRef, key), key),
    // An event whose signature nobody could check comes again, as one that was never delivered.
    verifyEvent: (rawBody, headers) => gateway.verifyEvent(rawBody, headers),
  };
};

const unanswered = () => new GatewayError('unknown', 'no answer');
