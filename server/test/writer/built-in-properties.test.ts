import { PROSE_LIMITS } from '@pawsume/contract/resumes';
import { expect, it } from 'vitest';
import { writeBuiltIn, writeCited } from '#writer/built-in/write';
import { type WriterFacts, writerFacts } from '#writer/facts';
import { listMustTell } from '#writer/guard/must-tell';
import { findNumbers } from '#writer/guard/numbers';
import { quotesBalance } from '#writer/text/quotes';
import { anyAnswers } from '../answers/any-answers.ts';
import { fc } from '../harness/fast-check.ts';
import { runsAll } from '../harness/runs-all.ts';

const RUNS = { numRuns: runsAll ? 300 : 60 };

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const valuesIn = (facts: WriterFacts): Set<number> =>
  new Set(textsIn(facts).flatMap((text) => findNumbers(text.normalize('NFC')).map(({ value }) => value)));

it('whatever owners type, the prose fits its fields and is made of finished sentences', () => {
  fc.assert(
    fc.property(anyAnswers, (given) => {
      const prose = writeBuiltIn(writerFacts(given));
      expect(prose.one_liner_description.length).toBeLessThanOrEqual(PROSE_LIMITS.one_liner);
      expect(prose.rewritten_pet_description.length).toBeLessThanOrEqual(PROSE_LIMITS.pet);
      expect(prose.rewritten_owner_description.length).toBeLessThanOrEqual(PROSE_LIMITS.owner);
      expect(prose.one_liner_description).not.toBe('');
      expect(prose.rewritten_pet_description).not.toBe('');
      for (const text of Object.values(prose).filter(Boolean)) {
        expect(text).toMatch(/[.!?…。！？][)\]”’」』）]*$/u);
        expect(text).not.toMatch(/undefined|NaN|\[object|\s{2}|[\r\t]|“”/u);
        expect(text.isWellFormed()).toBe(true);
        expect(quotesBalance(text)).toBe(true);
      }
    }),
    RUNS,
  );
});

it('whatever owners type, every number in the prose is one of theirs', () => {
  fc.assert(
    fc.property(anyAnswers, (given) => {
      const facts = writerFacts(given);
      const theirs = valuesIn(facts);
      const ours = Object.values(writeBuiltIn(facts)).flatMap(findNumbers);
      expect(ours.filter(({ value }) => !theirs.has(value))).toEqual([]);
    }),
    RUNS,
  );
});

it('whatever owners type, every answer against the pet is told', () => {
  fc.assert(
    fc.property(anyAnswers, (given) => {
      const facts = writerFacts(given);
      const { rewritten_pet_description: story } = writeCited(facts).told;
      expect(listMustTell(facts).filter((negative) => !negative.isToldIn(story))).toEqual([]);
    }),
    RUNS,
  );
});

it('whatever owners type, a claim of the form is made only where the form says so', () => {
  const claims: [RegExp, (facts: WriterFacts) => boolean][] = [
    [/\b(?:is|are) [^.“]*(?<!(?:not|neither|nor) )\bvaccinated/u, ({ health }) => health.vaccinated === 'Yes'],
    [/\b(?:is|are) [^.“]*(?<!(?:not|neither|nor) )\bmicrochipped/u, ({ health }) => health.microchipped === 'Yes'],
    [/no complaints or damage|without complaints or damage/u, ({ home }) => home.complaints === 'No'],
    [/has lived in (?:a )?rented/u, ({ home }) => home.rented === 'Yes'],
    [/never been barred/u, ({ travel }) => travel.barred === 'No'],
    [/no stress or health issues/u, ({ travel }) => travel.stress === 'No'],
    [/house-trained/u, ({ training }) => training.ticked.includes('House-trained')],
    [/service training/u, ({ training }) => training.ticked.includes('Service')],
  ];
  fc.assert(
    fc.property(anyAnswers, (given) => {
      const facts = writerFacts(given);
      const text = Object.values(writeBuiltIn(facts)).join('\n');
      for (const [claim, holds] of claims) if (claim.test(text)) expect(holds(facts)).toBe(true);
    }),
    RUNS,
  );
});

it('writes the same for the same answers', () => {
  fc.assert(
    fc.property(anyAnswers, (given) => {
      expect(writeBuiltIn(writerFacts(structuredClone(given)))).toEqual(writeBuiltIn(writerFacts(given)));
    }),
    { numRuns: 50 },
  );
});
