import { ANSWER_IDS } from '@pawsume/contract/pet-steps/answer-id';
import { petByKey } from '@pawsume/fixtures/pets';
import { composePage } from '@pawsume/server/press/compose';
import { printable } from '@pawsume/server/press/type/printable';
import { writeBuiltIn } from '@pawsume/server/writer/built-in/write';
import { writerFacts } from '@pawsume/server/writer/facts';
import { check } from '@pawsume/server/writer/guard/check';
import { gatherEvidence } from '@pawsume/server/writer/guard/statements';
import type { Comparison } from '../report.ts';

/** Texts of one thing again and again, with which patterns are likely to look at the same place many times. */
const ODD = [
  '@',
  '.',
  '-',
  '1',
  '123-',
  '(',
  'a.',
  'a',
  'a ',
  '“',
  '"',
  '!',
  '; ',
  'www.',
  '…',
  'a-',
  '/',
  '—',
  '_',
  'A. ',
];
/** The second length is the most that a field holds. */
const SHORT = 500;
const TIMES = 4;
/** Four times the text may take four times as long, and as much again for chance. */
const AT_MOST = 8;
/** Milliseconds below which nothing can be told. */
const LEAST = 2;

const { answers } = petByKey('biscuit');
const typed = (text: string): typeof answers => ({
  ...answers,
  step1: { ...answers.step1, description: text },
  step2: { ...answers.step2, health_description: text, training_description: text },
  step3: { ...answers.step3, rental_history: 'Yes', rental_experience: text },
  step5: { ...answers.step5, owner_bond: text },
});

/** How long it takes to read, write, check and lay out what an owner typed: each pattern at two lengths. */
export const compareGrowth = (): Comparison[] => {
  const rows = ODD.map((unit) => {
    const [short, long] = [SHORT, SHORT * TIMES].map((length) => work(unit.repeat(length).slice(0, length)));
    return { unit, short: Math.max(short ?? 0, LEAST), long: long ?? 0 };
  });
  const [worst] = rows.toSorted((one, other) => other.long / other.short - one.long / one.short);
  if (!worst) throw new Error('nothing was measured');
  const ratio = worst.long / worst.short;
  return [
    {
      what: `reading ${SHORT * TIMES} odd characters against ${SHORT}, the worst of ${ODD.length} ("${worst.unit}")`,
      ours: `${worst.long.toFixed(0)} ms`,
      theirs: `${worst.short.toFixed(0)} ms`,
      ratio,
      bound: `within ${AT_MOST}× for ${TIMES}× the text`,
      holds: ratio <= AT_MOST,
    },
  ];
};

/** Milliseconds, the best of three. */
const work = (text: string): number => {
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    const facts = writerFacts(typed(text));
    const prose = writeBuiltIn(facts);
    check({ text, cites: ANSWER_IDS }, gatherEvidence(facts));
    printable(composePage(typed(text), { ...prose, rewritten_pet_description: text }, new Date(0)));
    return performance.now() - start;
  });
  return Math.min(...times);
};
