import type { Measures } from '#lib/measures';
import { timed } from '#lib/timed';
import { type CaptureOutcome, type Gateway, GatewayError } from './gateway.ts';

interface Watch {
  measures: Pick<Measures, 'payment' | 'span'>;
  /** Called for each call that the provider did not answer, or refused. */
  onFailure(): void;
}

/**
 * The same gateway, which reports each call: how long it took, and whether it is `done` or what was wrong, as GatewayError
 * names it. Of a capture it is the CaptureOutcome.
 */
export const watched = (gateway: Gateway, { measures, onFailure }: Watch): Gateway => {
  const { name: provider } = gateway;
  const watching =
    <A extends unknown[], T>(call: string, work: (...given: A) => Promise<T>, kindOf = (_result: T) => 'done') =>
    (...given: A): Promise<T> =>
      timed(
        () => measures.span({ name: `${provider}: ${call}` }, () => work(...given)),
        (ended, seconds) => {
          const outcome = 'error' in ended ? faultOf(ended.error) : kindOf(ended.result);
          // The other faults are ours, or of whoever sent an event.
          if (outcome === 'unknown' || outcome === 'refused') onFailure();
          measures.payment({ provider, call, outcome }, seconds);
        },
      );
  return {
    name: provider,
    live: gateway.live,
    checkKeys: watching('check keys', gateway.checkKeys),
    openCheckout: watching('open checkout', gateway.openCheckout),
    readCheckout: watching('read checkout', gateway.readCheckout),
    captureCheckout: watching('capture', gateway.captureCheckout, ({ kind }: CaptureOutcome) => kind),
    closeCheckout: watching('close checkout', gateway.closeCheckout),
    refundCapture: watching('refund', gateway.refundCapture),
    verifyEvent: watching('webhook', gateway.verifyEvent),
  };
};

const faultOf = (error: unknown): string => (error instanceof GatewayError ? error.fault : 'failed');
