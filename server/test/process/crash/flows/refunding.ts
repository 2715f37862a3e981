import { deleteAccount } from '@pawsume/contract/users';
import { comeBack, openCheckout } from '../buyer.ts';
import type { Flow } from '../flow.ts';
import { NOTHING } from '../outcome.ts';
import { insertOwner, insertResumeOf, spend } from '../owner.ts';

const SENT_BACK = { ...NOTHING, payments: ['refunded, refund_due'], checkouts: 1, captures: 1, refunds: 1 };

export const refunding: Flow[] = [
  {
    name: "taking back refunded credits by Stripe's webhook, some are spent",
    isUsual: true,
    through: ['insert credit_ledger', 'update payments', 'commit', 'update webhook_events', 'answer 200'],
    async prepare(world, { stripe }) {
      const owner = await insertOwner(world.db);
      const ref = await openCheckout(world, owner, { by: 'stripe' });
      world.stripe.control.pay(ref);
      await comeBack(world, 'stripe', ref);
      await spend(world.db, owner, { resumeId: await insertResumeOf(world.db, owner), credits: 3 });
      world.stripe.control.refund(ref);
      return {
        owner,
        waits: true,
        act: () => stripe.send('charge.refunded'),
        expected: {
          ...NOTHING,
          ledger: ['purchase 10', 'spend -1', 'spend -1', 'spend -1', 'refund -7'],
          payments: ['refunded, credits'],
          shortfall: 3,
          checkouts: 1,
          captures: 1,
          refunds: 1,
        },
      };
    },
  },
  {
    name: "taking back a refunded résumé by PayPal's webhook",
    through: ['update resumes', 'update payments', 'commit', 'update webhook_events', 'answer 200'],
    async prepare(world, { paypal }) {
      const owner = await insertOwner(world.db);
      const ref = await openCheckout(world, owner, { by: 'paypal', resumeId: await insertResumeOf(world.db, owner) });
      world.paypal.control.approve(ref);
      await comeBack(world, 'paypal', ref);
      world.paypal.control.refund(ref);
      return {
        owner,
        waits: true,
        act: () => paypal.send('PAYMENT.CAPTURE.REFUNDED'),
        expected: { ...NOTHING, payments: ['refunded, resume'], checkouts: 1, captures: 1, refunds: 1 },
      };
    },
  },
  {
    name: 'sending money back by Stripe that came for a deleted account',
    through: ['POST /v1/refunds', 'update payments', 'commit', 'answer 200'],
    async prepare(world, { stripe }) {
      const owner = await insertOwner(world.db);
      world.stripe.control.pay(await openCheckout(world, owner, { by: 'stripe' }));
      await world.ask(deleteAccount, { as: owner.token, body: { confirm: true } });
      return { owner, waits: true, act: () => stripe.send('checkout.session.completed'), expected: SENT_BACK };
    },
  },
  {
    name: 'sending money back by PayPal that came for a deleted account',
    through: ['POST /v2/payments/captures/:id/refund', 'update payments', 'commit', 'answer 200'],
    async prepare(world, { paypal }) {
      const owner = await insertOwner(world.db);
      const ref = await openCheckout(world, owner, { by: 'paypal' });
      world.paypal.control.approve(ref, 'pending');
      await comeBack(world, 'paypal', ref);
      await world.ask(deleteAccount, { as: owner.token, body: { confirm: true } });
      world.paypal.control.resolvePending(ref, 'completed');
      return { owner, waits: true, act: () => paypal.send('PAYMENT.CAPTURE.COMPLETED'), expected: SENT_BACK };
    },
  },
];
