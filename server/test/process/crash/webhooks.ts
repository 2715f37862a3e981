import type { PaypalControl } from '@pawsume/standins/paypal/control';
import type { StripeControl } from '@pawsume/standins/stripe/control';

/** What a provider has to tell of one case: nothing goes out by itself, and nothing is tried again by itself. */
export interface Webhooks {
  /** Sends the newest event of this type, once. */
  send(type: string): Promise<void>;
  /**
   * Sends what was not taken: as a provider does again and again, for days. Where nothing was sent so far, everything; else
   * nothing new, because any event would do what another one failed to do. Throws where it is not taken now.
   */
  sendAgain(): Promise<void>;
}

type Control = Pick<StripeControl | PaypalControl, 'reset' | 'deliver' | 'state' | 'resend' | 'release'>;

export const holdWebhooks = (control: Control): Webhooks => {
  control.reset();
  control.deliver({ mode: 'hold', retryDelaysMs: [] });
  const before = control.state().deliveries.length;

  const sent = () => {
    const tries = control.state().deliveries.slice(before);
    const taken = new Set(tries.filter(({ status }) => status === 200).map(({ eventId }) => eventId));
    return { all: tries.length, refused: [...new Set(tries.map(({ eventId }) => eventId)).difference(taken)] };
  };

  return {
    async send(type) {
      const event = control.state().events.findLast((each) => ('type' in each ? each.type : each.event_type) === type);
      if (!event) throw new Error(`There is no event of the type ${type}.`);
      await control.release([event.id]);
    },
    async sendAgain() {
      const { all, refused } = sent();
      for (const id of refused) control.resend(id);
      await control.release(all > 0 ? refused : 'sent');
      const [stubborn] = sent().refused;
      if (stubborn) throw new Error(`The event ${stubborn} is not taken at its second try.`);
    },
  };
};
