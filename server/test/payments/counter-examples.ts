import type { Script } from './script.ts';

/** What property runs found, and was mended: tried first, each time. Whoever finds another adds it. */
export const COUNTER_EXAMPLES: Script[] = [
  // Seed 643979820, run 16004: a paid résumé was deleted, and its lost dispute or failed refund gave a credit for nothing.
  {
    steps: [
      {
        kind: 'act',
        act: { kind: 'buy', by: 'paypal', what: { resume: 0 } },
        trouble: { kind: 'refused', at: 0 },
        hints: [
          { kind: 'forged', trouble: null, slot: 0 },
          { kind: 'event', trouble: { kind: 'crash', at: 2 }, back: 1 },
          { kind: 'event', trouble: { kind: 'saved error', at: 26 }, back: 10 },
        ],
      },
      {
        kind: 'act',
        act: { kind: 'buy', by: 'stripe', what: { resume: 0 } },
        trouble: { kind: 'saved error', at: 2 },
        hints: [
          { kind: 'event', trouble: { kind: 'crash', at: 0 }, back: 1 },
          { kind: 'event', trouble: null, back: 0 },
          { kind: 'event', trouble: { kind: 'crash', at: 3 }, back: 6 },
        ],
      },
      {
        kind: 'fact',
        slot: 1,
        fact: { kind: 'pay', way: 'works' },
        hints: [
          { kind: 'event', trouble: null, back: 7 },
          { kind: 'event', trouble: null, back: 10 },
          { kind: 'reconcile', trouble: { kind: 'crash', at: 1 }, which: 'due' },
        ],
      },
      { kind: 'fact', slot: 3, fact: { kind: 'pay', way: 'works' }, hints: [] },
      { kind: 'fact', slot: 3, fact: { kind: 'end' }, hints: [] },
      {
        kind: 'act',
        act: { kind: 'delete resume', resume: 0 },
        trouble: null,
        hints: [{ kind: 'screen', trouble: { kind: 'crash', at: 2 }, slot: 3 }],
      },
      {
        kind: 'wait',
        hours: 4,
        hints: [
          { kind: 'event', trouble: { kind: 'crash', at: 4 }, back: 1 },
          { kind: 'return', trouble: { kind: 'saved error', at: 6 }, slot: 0 },
          { kind: 'event', trouble: null, back: 7 },
        ],
      },
      {
        kind: 'act',
        act: { kind: 'download', resume: 1, isSameClick: true },
        trouble: { kind: 'saved error', at: 13 },
        hints: [
          { kind: 'admin', trouble: { kind: 'crash', at: 4 }, slot: 3 },
          { kind: 'admin', trouble: null, slot: 2 },
        ],
      },
      { kind: 'fact', slot: 2, fact: { kind: 'refund', amount: 10000 }, hints: [] },
      {
        kind: 'fact',
        slot: 1,
        fact: { kind: 'refund fails' },
        hints: [
          {
            kind: 'event',
            trouble: {
              kind: 'meanwhile',
              isOnAnswer: true,
              at: 16,
              next: 2,
              hints: [
                { kind: 'stray', trouble: { kind: 'meanwhile', isOnAnswer: false, at: 4, next: 0, hints: [] } },
                { kind: 'screen', trouble: null, slot: 0 },
              ],
            },
            back: 1,
          },
          {
            kind: 'event',
            trouble: {
              kind: 'meanwhile',
              isOnAnswer: true,
              at: 3,
              next: 2,
              hints: [
                {
                  kind: 'event',
                  trouble: { kind: 'meanwhile', isOnAnswer: false, at: 8, next: 0, hints: [] },
                  back: 1,
                },
                { kind: 'event', trouble: null, back: 1 },
              ],
            },
            back: 10,
          },
        ],
      },
      {
        kind: 'act',
        act: { kind: 'download', resume: 1, isSameClick: false },
        trouble: { kind: 'saved error', at: 0 },
        hints: [
          { kind: 'event', trouble: { kind: 'meanwhile', isOnAnswer: true, at: 3, next: 2, hints: [] }, back: 1 },
          { kind: 'reconcile', trouble: null, which: 'unfinished' },
        ],
      },
      {
        kind: 'fact',
        slot: 1,
        fact: { kind: 'dispute' },
        hints: [{ kind: 'event', trouble: { kind: 'saved error', at: 9 }, back: 8 }],
      },
      { kind: 'fact', slot: 3, fact: { kind: 'falsify', what: 'currency' }, hints: [] },
    ],
    creditCovers: 'resume',
    isBackwards: false,
    ids: 9583266,
  },
  // Seed 63058713, run 4586: a paid résumé was deleted, and its lost dispute or failed refund gave a credit for nothing.
  {
    steps: [
      {
        kind: 'act',
        act: { kind: 'buy', by: 'paypal', what: { resume: 0 } },
        trouble: null,
        hints: [
          {
            kind: 'event',
            trouble: {
              kind: 'meanwhile',
              isOnAnswer: true,
              at: 5,
              next: 1,
              hints: [{ kind: 'event', trouble: { kind: 'crash', at: 7 }, back: 8 }],
            },
            back: 1,
          },
          { kind: 'event', trouble: null, back: 1 },
        ],
      },
      {
        kind: 'act',
        act: { kind: 'buy', by: 'stripe', what: { resume: 0 } },
        trouble: null,
        hints: [{ kind: 'event', trouble: null, back: 10 }],
      },
      { kind: 'fact', slot: 3, fact: { kind: 'pay', way: 'works' }, hints: [] },
      {
        kind: 'fact',
        slot: 3,
        fact: { kind: 'pay', way: 'works' },
        hints: [{ kind: 'return', trouble: { kind: 'crash', at: 9 }, slot: 3 }],
      },
      {
        kind: 'fact',
        slot: 2,
        fact: { kind: 'refund', amount: 709 },
        hints: [{ kind: 'reconcile', trouble: null, which: 'unfinished' }],
      },
      { kind: 'act', act: { kind: 'delete resume', resume: 0 }, trouble: null, hints: [] },
      {
        kind: 'fact',
        slot: 0,
        fact: { kind: 'dispute' },
        hints: [{ kind: 'event', trouble: { kind: 'refused', at: 0 }, back: 1 }],
      },
      { kind: 'fact', slot: 0, fact: { kind: 'refund', amount: 303 }, hints: [{ kind: 'stray', trouble: null }] },
      {
        kind: 'fact',
        slot: 3,
        fact: { kind: 'win' },
        hints: [
          { kind: 'return', trouble: { kind: 'refused', at: 1 }, slot: 0 },
          { kind: 'reconcile', trouble: null, which: 'unfinished' },
          { kind: 'reconcile', trouble: null, which: 'due' },
        ],
      },
      {
        kind: 'act',
        act: { kind: 'buy', by: 'paypal', what: 'one' },
        trouble: null,
        hints: [{ kind: 'forged', trouble: null, slot: 1 }],
      },
      {
        kind: 'act',
        act: { kind: 'reprice' },
        trouble: { kind: 'lost request', at: 9 },
        hints: [{ kind: 'event', trouble: null, back: 1 }],
      },
      { kind: 'fact', slot: 1, fact: { kind: 'pay', way: 'works' }, hints: [] },
    ],
    creditCovers: 'resume',
    isBackwards: true,
    ids: 22,
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
