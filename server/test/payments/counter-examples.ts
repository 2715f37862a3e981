import type { Script } from './script.ts';

/** What property runs found, and was mended: tried first, each time. Whoever finds another adds it. */
export const COUNTER_EXAMPLES: Script[] = [
  // Seed 643979820, run 16004, made short: a paid résumé was deleted, and its dispute, won, gave a credit for nothing.
  {
    steps: [
      { kind: 'act', act: { kind: 'buy', by: 'stripe', what: { resume: 0 } }, trouble: null, hints: [] },
      { kind: 'fact', slot: 0, fact: { kind: 'pay', way: 'works' }, hints: [] },
      { kind: 'act', act: { kind: 'delete resume', resume: 0 }, trouble: null, hints: [] },
      { kind: 'fact', slot: 0, fact: { kind: 'dispute' }, hints: [] },
      { kind: 'fact', slot: 0, fact: { kind: 'win' }, hints: [] },
    ],
    creditCovers: 'download',
    isBackwards: false,
    ids: 0,
  },
  // Seed 1500165839, run 1008, made short: money of a deleted account that a dispute at PayPal keeps from going back.
  {
    steps: [
      { kind: 'act', act: { kind: 'buy', by: 'paypal', what: 'one' }, trouble: null, hints: [] },
      { kind: 'fact', slot: 0, fact: { kind: 'pay', way: 'pending' }, hints: [] },
      {
        kind: 'act',
        act: { kind: 'delete account' },
        trouble: {
          kind: 'meanwhile',
          isOnAnswer: false,
          at: 0,
          next: 0,
          hints: [
            { kind: 'event', trouble: { kind: 'meanwhile', isOnAnswer: false, at: 0, next: 0, hints: [] }, back: 0 },
          ],
        },
        hints: [],
      },
      { kind: 'fact', slot: 0, fact: { kind: 'clear' }, hints: [] },
      { kind: 'fact', slot: 0, fact: { kind: 'dispute' }, hints: [] },
    ],
    creditCovers: 'download',
    isBackwards: false,
    ids: 0,
  },
];
