import type { Measures } from '#lib/measures';
import { timed } from '#lib/timed';
import { type CaptureOutcome, type Gateway, GatewayError } from './gateway.ts';

/**
 * The same gateway, which reports each call: how long it took, and whether it is `done` or what was wrong, as GatewayError
 * names it. Of a capture it is the CaptureOutcome.
 */
export const measured = (gateway: Gateway, measures: Pick<Measures, 'payment' | 'span'>): Gateway => {
  const { name: provider } = gateway;
  const measuring =
    <A extends unknown[], T>(call: string, work: (...given: A) => Promise<T>, kindOf = (_result: T) => 'done') =>
    (...given: A): Promise<T> =>
      timed(
        () => measures.span({ name: `${provider}: ${call}` }, () => work(...given)),
        (ended, seconds) => {
          const outcome = 'error' in ended ? faultOf(ended.error) : kindOf(ended.result);
          measures.payment({ provider, call, outcome }, seconds);
        },
      );
  return {
    name: provider,
    live: gateway.live,
    openCheckout: measuring('open checkout', gateway.openCheckout),
    readCheckout: measuring('read checkout', gateway.readCheckout),
    captureCheckout: measuring('capture', gateway.captureCheckout, ({ kind }: CaptureOutcome) => kind),
    closeCheckout: measuring('close checkout', gateway.closeCheckout),
    refundCapture: measuring('refund', gateway.refundCapture),
    verifyEvent: measuring('webhook', gateway.verifyEvent),
  };
};

const faultOf = (error: unknown): string => (error instanceof GatewayError ? error.fault : 'failed');
