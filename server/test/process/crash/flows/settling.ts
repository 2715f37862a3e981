import { comeBack, openCheckout } from '../buyer.ts';
import type { Flow } from '../flow.ts';
import { NOTHING } from '../outcome.ts';
import { insertOwner, insertResumeOf } from '../owner.ts';

const TEN_CREDITS = {
  ...NOTHING,
  credits: 10,
  ledger: ['purchase 10'],
  payments: ['paid, credits'],
  checkouts: 1,
  captures: 1,
};

const GRANTS = ['insert credit_ledger', 'update payments', 'commit'];

export const settling: Flow[] = [
  {
    name: "settling credits by Stripe's webhook",
    isUsual: true,
    through: [...GRANTS, 'update webhook_events', 'answer 200'],
    async prepare(world, { stripe }) {
      const owner = await insertOwner(world.db);
      world.stripe.control.pay(await openCheckout(world, owner, { by: 'stripe' }));
      return { owner, act: () => stripe.send('checkout.session.completed'), expected: TEN_CREDITS };
    },
  },
  {
    name: "settling a résumé by the buyer's return from Stripe",
    through: ['update resumes', 'update payments', 'commit', 'answer 303'],
    async prepare(world) {
      const owner = await insertOwner(world.db);
      const ref = await openCheckout(world, owner, { by: 'stripe', resumeId: await insertResumeOf(world.db, owner) });
      world.stripe.control.pay(ref);
      return {
        owner,
        act: () => comeBack(world, 'stripe', ref),
        expected: { ...NOTHING, payments: ['paid, resume'], paidResumes: 1, checkouts: 1, captures: 1 },
      };
    },
  },
  {
    name: "capturing by the buyer's return from PayPal",
    isUsual: true,
    through: ['POST /v2/checkout/orders/:id/capture', ...GRANTS, 'answer 303'],
    async prepare(world) {
      const owner = await insertOwner(world.db);
      const ref = await openCheckout(world, owner, { by: 'paypal' });
      world.paypal.control.approve(ref);
      return { owner, act: () => comeBack(world, 'paypal', ref), expected: TEN_CREDITS };
    },
  },
  {
    name: "capturing by PayPal's webhook, the buyer never returns",
    through: ['POST /v2/checkout/orders/:id/capture', ...GRANTS, 'update webhook_events', 'answer 200'],
    async prepare(world, { paypal }) {
      const owner = await insertOwner(world.db);
      world.paypal.control.approve(await openCheckout(world, owner, { by: 'paypal' }));
      return { owner, act: () => paypal.send('CHECKOUT.ORDER.APPROVED'), expected: TEN_CREDITS };
    },
  },
  {
    name: "capturing by the reconciler's pass, nobody told of the payment",
    through: ['insert leases', 'POST /v2/checkout/orders/:id/capture', ...GRANTS],
    async prepare(world) {
      const owner = await insertOwner(world.db);
      world.paypal.control.approve(await openCheckout(world, owner, { by: 'paypal' }));
      const act = async () => {
        await world.service().tell({ do: 'reconcilePaypal' });
        await world.untilPaypalPassIsOver();
      };
      return { owner, act, expected: TEN_CREDITS };
    },
  },
];
