import { fc } from '../harness/fast-check.ts';
import { anyHints, anySlot, anyTrouble } from './any-hint.ts';
import type { Fact, ProviderName } from './outsiders.ts';
import type { Act, Script, Step } from './script.ts';

const way = fc.constantFrom(
  ...(['works', 'works', 'works', 'works', 'pending', 'pending', 'declined', 'refused'] as const),
);

const plain = (kind: 'clear' | 'bounce' | 'end' | 'lapse' | 'refund fails' | 'dispute' | 'win' | 'lose') => ({
  weight: kind === 'clear' || kind === 'dispute' || kind === 'win' ? 2 : 1,
  arbitrary: fc.constant<Fact>({ kind }),
});

const falseAt = fc.constantFrom('amount' as const, 'currency' as const, 'live' as const, 'payment' as const);

const fact: fc.Arbitrary<Fact> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('pay' as const), way }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      amount: fc.oneof(fc.constant(10_000), fc.integer({ min: 1, max: 999 })),
    }),
  },
  plain('clear'),
  plain('bounce'),
  plain('end'),
  plain('lapse'),
  plain('refund fails'),
  plain('dispute'),
  plain('win'),
  plain('lose'),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('falsify' as const),
      what: falseAt,
    }),
  },
);

// Mostly the same, so that it is paid twice, deleted, refunded and bought again.
const resume = fc.constantFrom(0, 0, 0, 1);
const by = fc.constantFrom<ProviderName>('stripe', 'paypal');
const buy: fc.Arbitrary<Act> = fc.record({
  kind: fc.constant('buy' as const),
  by,
  what: fc.oneof(fc.constantFrom('one' as const, 'ten' as const), fc.record({ resume })),
});

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: buy },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('download' as const), resume, isSameClick: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('credits' as const), change: fc.constantFrom(1 as const, -1 as const) }),
  },
  { weight: 1, arbitrary: fc.constant<Act>({ kind: 'reprice' }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete resume' as const), resume }) },
  { weight: 1, arbitrary: fc.constant<Act>({ kind: 'delete account' }) },
);

const acting = (what: fc.Arbitrary<Act>): fc.Arbitrary<Step> =>
  fc.record({ kind: fc.constant('act' as const), act: what, trouble: anyTrouble, hints: anyHints });

const factual = (what: fc.Arbitrary<Fact>): fc.Arbitrary<Step> =>
  fc.record({ kind: fc.constant('fact' as const), slot: anySlot, fact: what, hints: anyHints });

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 10, arbitrary: factual(fact) },
  { weight: 4, arbitrary: acting(act) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      hours: fc.integer({ min: 1, max: 4 }),
      hints: anyHints,
    }),
  },
);

/** Ways into what is rare by chance: only how it goes wrong is left to chance there. */
const begins = (...parts: (Act | Fact)[]): fc.Arbitrary<Step[]> =>
  fc.tuple(...parts.map((part) => (isAct(part) ? acting(fc.constant(part)) : factual(fc.constant(part)))));

const isAct = (part: Act | Fact): part is Act => ACTS.has(part.kind);
const ACTS: ReadonlySet<string> = new Set<Act['kind']>(['buy', 'download', 'delete resume', 'delete account']);

const PAYS: Fact = { kind: 'pay', way: 'works' };
const OF_RESUME = { resume: 0 };

const paidTwice = begins(
  { kind: 'buy', by: 'paypal', what: OF_RESUME },
  { kind: 'buy', by: 'stripe', what: OF_RESUME },
  PAYS,
  PAYS,
);
const deletedBeforePaid = begins(
  { kind: 'buy', by: 'stripe', what: OF_RESUME },
  { kind: 'delete resume', resume: 0 },
  PAYS,
);
const goneBeforePaid = begins(
  { kind: 'buy', by: 'stripe', what: 'ten' },
  { kind: 'pay', way: 'pending' },
  { kind: 'delete account' },
  { kind: 'clear' },
);
const declinedFirst = begins({ kind: 'buy', by: 'paypal', what: 'one' }, { kind: 'pay', way: 'declined' }, PAYS);
const inDebt = begins(
  { kind: 'buy', by: 'paypal', what: 'one' },
  PAYS,
  { kind: 'download', resume: 1, isSameClick: false },
  { kind: 'refund', amount: 10_000 },
  { kind: 'buy', by: 'stripe', what: 'one' },
);

const falsified = falseAt.chain((what) =>
  begins({ kind: 'buy', by: 'stripe', what: 'one' }, { kind: 'falsify', what }, PAYS),
);

/** Somebody goes to pay, once or a few times, and mostly pays. */
const mostlyPaid = fc
  .tuple(
    fc.array(acting(buy), { minLength: 1, maxLength: 3 }),
    fc.array(factual(fc.record({ kind: fc.constant('pay' as const), way })), { maxLength: 3 }),
  )
  .map((parts) => parts.flat());

const beginning = fc.oneof(
  { weight: 8, arbitrary: mostlyPaid },
  { weight: 1, arbitrary: paidTwice },
  { weight: 1, arbitrary: deletedBeforePaid },
  { weight: 1, arbitrary: goneBeforePaid },
  { weight: 1, arbitrary: declinedFirst },
  { weight: 1, arbitrary: inDebt },
  { weight: 1, arbitrary: falsified },
);

/** How somebody comes to pay, and then anything. */
export const anyScript: fc.Arbitrary<Script> = fc.record({
  steps: fc.tuple(beginning, fc.array(step, { minLength: 1, maxLength: 9 })).map((parts) => parts.flat()),
  creditCovers: fc.constantFrom('download' as const, 'resume' as const),
  isBackwards: fc.boolean(),
  ids: fc.nat(),
});
