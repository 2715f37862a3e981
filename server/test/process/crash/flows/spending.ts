import { randomUUID } from 'node:crypto';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { downloadResume } from '@pawsume/contract/resumes';
import { comeBack, openCheckout } from '../buyer.ts';
import type { Flow } from '../flow.ts';
import { NOTHING } from '../outcome.ts';
import { insertOwner, insertResumeOf } from '../owner.ts';

export const spending: Flow[] = [
  {
    name: 'downloading for a credit',
    isUsual: true,
    through: ['update users', 'insert credit_ledger', 'commit', 'answer 200'],
    async prepare(world) {
      const owner = await insertOwner(world.db);
      const resumeId = await insertResumeOf(world.db, owner);
      const ref = await openCheckout(world, owner, { by: 'stripe' });
      world.stripe.control.pay(ref);
      await comeBack(world, 'stripe', ref);
      const click = { as: owner.token, params: { id: resumeId }, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } };
      const download = async () => {
        const bytes = Buffer.from(await (await world.ask(downloadResume, click)).arrayBuffer());
        if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`No PDF came, but ${bytes}`);
      };
      return {
        owner,
        act: download,
        next: download,
        expected: {
          ...NOTHING,
          credits: 9,
          ledger: ['purchase 10', 'spend -1'],
          payments: ['paid, credits'],
          checkouts: 1,
          captures: 1,
        },
      };
    },
  },
];
