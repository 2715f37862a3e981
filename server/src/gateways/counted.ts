import { type Gateway, GatewayError } from './gateway.ts';

/** A provider that did not answer, or refused us: the other faults are ours, or of whoever sent an event. */
const isFailure = (error: unknown): boolean =>
  error instanceof GatewayError && (error.fault === 'unknown' || error.fault === 'refused');

/** The same gateway, which reports each call that fails. */
export const counted = (gateway: Gateway, report: () => void): Gateway => {
  const reporting =
    <A extends unknown[], T>(call: (...given: A) => Promise<T>) =>
    async (...given: A): Promise<T> => {
      try {
        return await call(...given);
      } catch (error) {
        if (isFailure(error)) report();
        throw error;
      }
    };
  return {
    name: gateway.name,
    live: gateway.live,
    openCheckout: reporting(gateway.openCheckout),
    readCheckout: reporting(gateway.readCheckout),
    captureCheckout: reporting(gateway.captureCheckout),
    closeCheckout: reporting(gateway.closeCheckout),
    refundCapture: reporting(gateway.refundCapture),
    verifyEvent: reporting(gateway.verifyEvent),
  };
};
