import { fc } from '../harness/fast-check.ts';
import type { Hint, Trouble } from './script.ts';

/** Which of the checkouts: counted round and round. */
export const anySlot = fc.nat(3);
const at = fc.oneof({ weight: 3, arbitrary: fc.nat(9) }, { weight: 1, arbitrary: fc.nat(30) });

const striking = (kind: Exclude<Trouble['kind'], 'meanwhile'>): fc.Arbitrary<Trouble> =>
  at.map((n) => ({ kind, at: n }));

const troubleWith = (hints: fc.Arbitrary<Hint[]>): fc.Arbitrary<Trouble | null> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(null) },
    { weight: 5, arbitrary: striking('crash') },
    { weight: 1, arbitrary: striking('lost request') },
    { weight: 1, arbitrary: striking('lost answer') },
    { weight: 1, arbitrary: striking('saved error') },
    { weight: 1, arbitrary: striking('refused') },
    { weight: 1, arbitrary: striking('busy') },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('meanwhile' as const),
        isOnAnswer: fc.boolean(),
        at,
        next: fc.nat(2),
        hints,
      }),
    },
  );

const hintWith = (trouble: fc.Arbitrary<Trouble | null>): fc.Arbitrary<Hint> => {
  const of = <K extends Hint['kind']>(kind: K) => ({ kind: fc.constant(kind), trouble });
  return fc.oneof(
    { weight: 8, arbitrary: fc.record({ ...of('event'), back: fc.oneof(fc.nat(2), fc.nat(11)) }) },
    { weight: 2, arbitrary: fc.record({ ...of('return'), slot: anySlot }) },
    { weight: 1, arbitrary: fc.record({ ...of('screen'), slot: anySlot }) },
    { weight: 1, arbitrary: fc.record({ ...of('admin'), slot: anySlot }) },
    {
      weight: 2,
      arbitrary: fc.record({ ...of('reconcile'), which: fc.constantFrom('due' as const, 'unfinished' as const) }),
    },
    { weight: 1, arbitrary: fc.oneof(fc.record({ ...of('forged'), slot: anySlot }), fc.record(of('stray'))) },
  );
};

const innerHints = fc.array(hintWith(troubleWith(fc.constant([]))), { maxLength: 2 });
export const anyTrouble = troubleWith(innerHints);
export const anyHints = fc.array(hintWith(anyTrouble), { maxLength: 3 });
