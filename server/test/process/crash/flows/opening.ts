import { askForCheckout, comeBack, openCheckout } from '../buyer.ts';
import type { Flow } from '../flow.ts';
import { NOTHING } from '../outcome.ts';
import { insertOwner } from '../owner.ts';

const opening = (by: 'stripe' | 'paypal', name: string, call: string): Flow => ({
  name,
  through: ['insert payments', call, 'update payments', 'answer 200'],
  async prepare(world) {
    const owner = await insertOwner(world.db);
    return {
      owner,
      act: () => askForCheckout(world, owner, { by }),
      async next() {
        const ref = await openCheckout(world, owner, { by });
        if (by === 'stripe') world.stripe.control.pay(ref);
        else world.paypal.control.approve(ref);
        await comeBack(world, by, ref);
      },
      expected: {
        ...NOTHING,
        credits: 10,
        ledger: ['purchase 10'],
        payments: ['paid, credits'],
        checkouts: 1,
        captures: 1,
      },
    };
  },
});

export const openings: Flow[] = [
  opening('stripe', 'opening a checkout at Stripe', 'POST /v1/checkout/sessions'),
  opening('paypal', 'opening a checkout at PayPal', 'POST /v2/checkout/orders'),
];
