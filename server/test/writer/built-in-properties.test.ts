import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { step1Input } from '@pawsume/contract/pet-steps/step1';
import { PERSONALITIES, step2Input, TRAININGS } from '@pawsume/contract/pet-steps/step2';
import { ADOPTION_TYPES, step3Input, TRAVEL_MODES } from '@pawsume/contract/pet-steps/step3';
import { step4Input } from '@pawsume/contract/pet-steps/step4';
import { step5Input } from '@pawsume/contract/pet-steps/step5';
import { PROSE_LIMITS } from '@pawsume/contract/resumes';
import { expect, it } from 'vitest';
import { writeBuiltIn } from '#writer/built-in/write';
import { type WriterFacts, writerFacts } from '#writer/facts';
import { negativesOf } from '#writer/guard/negatives';
import { numbersIn } from '#writer/guard/numbers';
import { quotesBalance } from '#writer/text/quotes';
import { fc } from '../harness/fast-check.ts';

/** What people type: words, numbers with units, stray marks, other alphabets; and now and then anything at all. */
const words = fc.constantFrom(
  ...'she he they her owner I my naps loves socks barks bit never 3 years 2.5 kg twelve the vet on a walk, i and. No! said ok? "so" it\'s ( – 猫很好。 🐾 two dogs and a cat in 2024; at 9 am… complaint'.split(
    ' ',
  ),
);
const typed = (max: number) =>
  fc
    .oneof(
      { weight: 6, arbitrary: fc.array(words, { maxLength: max / 5 }).map((all) => all.join(' ')) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: max }) },
      { weight: 1, arbitrary: fc.constantFrom('', 'a'.repeat(max), 'No.', '\n', '“', '"', '.') },
    )
    .map((text) => text.replaceAll('\0', '').toWellFormed().slice(0, max).toWellFormed());
const named = (max: number) => typed(max).map((text) => text.trim() || 'Pip');
const yesNo = fc.constantFrom('Yes', 'No', '');
const some = (choices: readonly string[]) => fc.subarray([...choices]);

const answers: fc.Arbitrary<PetAnswers> = fc
  .record({
    step1: fc.record({
      pet_name: named(80),
      pet_type: fc.oneof(fc.constantFrom('Dog', 'Cat', 'Fish', 'Bird'), named(80)),
      pet_age: fc.oneof(fc.constantFrom('3 years', '5 months', 'about 8 yrs', '1', '11 weeks'), named(80)),
      breed: typed(80),
      gender: fc.oneof(fc.constantFrom('Female', 'Male', '', 'Unknown'), typed(80)),
      weight: typed(80),
      description: typed(2000),
    }),
    step2: fc.record({
      personality: some(PERSONALITIES),
      training: some(TRAININGS),
      training_description: typed(2000),
      is_vaccinated: yesNo,
      is_microchipped: fc.constantFrom('Yes', 'No', 'Not Applicable', ''),
      has_medical_conditions: fc.boolean(),
      medical_conditions: typed(2000),
      health_description: typed(2000),
    }),
    step3: fc.record({
      rental_history: yesNo,
      rental_duration: typed(160),
      rental_experience: typed(2000),
      rental_issues: yesNo,
      rental_issue_details: typed(2000),
      adoption_type: fc.constantFrom(...ADOPTION_TYPES, ''),
      adoption_details: typed(2000),
      has_traveled: yesNo,
      travel_modes: some(TRAVEL_MODES),
      travel_history: typed(2000),
      travel_stress: yesNo,
      travel_stress_details: typed(2000),
      travel_banned: yesNo,
      travel_ban_details: typed(2000),
    }),
    owner: fc.record({ full_name: typed(80), profession: typed(160), bio: typed(2000) }),
    step5: fc.record({
      uses_daycare: yesNo,
      daycare_details: typed(2000),
      daycare_experience: typed(2000),
      uses_grooming: yesNo,
      grooming_details: typed(2000),
      owner_bond: typed(2000),
    }),
  })
  .filter(({ step1 }) => step1Input.safeParse(step1).success)
  .map(({ step1, step2, step3, owner, step5 }) => ({
    step1: { ...step1Input.parse(step1), picture: null },
    step2: step2Input.parse(step2),
    step3: step3Input.parse(step3),
    owner: step4Input.parse(owner),
    step5: step5Input.parse(step5),
  }));

const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? 300) };

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const valuesIn = (facts: WriterFacts): Set<number> =>
  new Set(textsIn(facts).flatMap((text) => numbersIn(text.normalize('NFC')).map(({ value }) => value)));

it('whatever owners type, the prose fits its fields and is made of finished sentences', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const prose = writeBuiltIn(writerFacts(given));
      expect(prose.one_liner_description.length).toBeLessThanOrEqual(PROSE_LIMITS.one_liner);
      expect(prose.rewritten_pet_description.length).toBeLessThanOrEqual(PROSE_LIMITS.pet);
      expect(prose.rewritten_owner_description.length).toBeLessThanOrEqual(PROSE_LIMITS.owner);
      expect(prose.one_liner_description).not.toBe('');
      expect(prose.rewritten_pet_description).not.toBe('');
      for (const text of Object.values(prose).filter(Boolean)) {
        expect(text).toMatch(/[.!?…。！？][)\]”’」』）]*$/u);
        expect(text).not.toMatch(/undefined|NaN|\[object|\s{2}|[\n\r\t]|“”/u);
        expect(text.isWellFormed()).toBe(true);
        expect(quotesBalance(text)).toBe(true);
      }
    }),
    RUNS,
  );
});

it('whatever owners type, every number in the prose is one of theirs', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const facts = writerFacts(given);
      const theirs = valuesIn(facts);
      const ours = Object.values(writeBuiltIn(facts)).flatMap(numbersIn);
      expect(ours.filter(({ value }) => !theirs.has(value))).toEqual([]);
    }),
    RUNS,
  );
});

it('whatever owners type, every answer against the pet is told', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const facts = writerFacts(given);
      const { rewritten_pet_description: story } = writeBuiltIn(facts);
      expect(negativesOf(facts).filter((negative) => !negative.isToldIn(story))).toEqual([]);
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
    fc.property(answers, (given) => {
      const facts = writerFacts(given);
      const text = Object.values(writeBuiltIn(facts)).join('\n');
      for (const [claim, holds] of claims) if (claim.test(text)) expect(holds(facts)).toBe(true);
    }),
    RUNS,
  );
});

it('writes the same for the same answers', () => {
  fc.assert(
    fc.property(answers, (given) => {
      expect(writeBuiltIn(writerFacts(structuredClone(given)))).toEqual(writeBuiltIn(writerFacts(given)));
    }),
    { numRuns: 50 },
  );
});
