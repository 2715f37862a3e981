import { beforeAll, test } from 'vitest';
import { runsAll } from '../harness/runs-all.ts';
import { anyScript } from './any-script.ts';
import type { Outsiders } from './outsiders.ts';
import { breaksNoRule, check, endsTheSame } from './properties.ts';
import type { Script } from './script.ts';
import { paypalStandIn } from './stand-in-paypal.ts';
import { stripeStandIn } from './stand-in-stripe.ts';
import { Tally } from './tally.ts';
import { openYard, type Yard } from './yard.ts';

const RUNS = Number(process.env.RUNS ?? (runsAll ? 200 : 12));
/** Also where a long search shares its machine. */
const LONGEST_MS = Math.max(900_000, RUNS * 1000);

/** Both providers as their stand-ins, reached by the real gateways over real HTTP, anew for each world. */
const standInOutsiders = async (): Promise<Outsiders> => {
  const [stripe, paypal] = await Promise.all([stripeStandIn(), paypalStandIn()]);
  return {
    stripe: stripe.outsider,
    paypal: paypal.outsider,
    stray: stripe.stray,
    async close() {
      await Promise.all([stripe.close(), paypal.close()]);
    },
  };
};

let yard: Yard;
beforeAll(async () => {
  yard = await openYard();
});

/** The clocks of the stand-ins stand still: Stripe takes no checkout that seems to end in more than a day. */
const shortScript = anyScript.map(
  (script): Script => ({
    ...script,
    steps: script.steps.map((step) => (step.kind === 'wait' ? { ...step, hours: 1 } : step)),
  }),
);

test(
  'with both stand-ins and gateways the same events in any number and order end in the same state',
  async () => {
    const tally = new Tally();
    await check(endsTheSame({ yard, openOutsiders: standInOutsiders, tally }, shortScript), tally, RUNS);
  },
  LONGEST_MS,
);

test(
  'with both stand-ins and gateways no rule of the money is broken, whatever people do',
  async () => {
    const tally = new Tally();
    await check(breaksNoRule({ yard, openOutsiders: standInOutsiders, tally }, shortScript), tally, RUNS / 2);
  },
  LONGEST_MS,
);
