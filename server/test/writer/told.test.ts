import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { BUILT_IN } from '@pawsume/contract/resumes';
import { petByKey, pets } from '@pawsume/fixtures/pets';
import { expect, it } from 'vitest';
import { findChangedAnswers, findContradicted, storeTold } from '#features/resumes/told';
import { writeCited } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { anyAnswers } from '../answers/any-answers.ts';
import { fc } from '../harness/fast-check.ts';
import { runsAll, sampleOf } from '../harness/runs-all.ts';

const somePets = sampleOf(pets, 4);

const write = (answers: PetAnswers) => {
  const written = writeCited(writerFacts(answers));
  return { ...written.prose, told: storeTold({ ...written, writtenBy: BUILT_IN }, answers) };
};

it('whatever owners type, what was just written rests on what it is', () => {
  fc.assert(
    fc.property(anyAnswers, (given) => {
      expect(findChangedAnswers(write(given), given)).toEqual([]);
    }),
    { numRuns: runsAll ? 100 : 30 },
  );
});

const YES_NO = [
  ['step2', 'is_vaccinated'],
  ['step3', 'rental_history'],
  ['step3', 'rental_issues'],
  ['step3', 'has_traveled'],
  ['step3', 'travel_stress'],
  ['step3', 'travel_banned'],
  ['step5', 'uses_daycare'],
  ['step5', 'uses_grooming'],
] as const;

it.each(YES_NO)(
  'where an answer turns round (%s, %s), every sentence that it contradicts rests on it, and none of a new text',
  (step, field) => {
    for (const { answers } of somePets) {
      const part: Record<string, unknown> = { ...answers[step] };
      const now = { ...answers, [step]: { ...part, [field]: part[field] === 'Yes' ? 'No' : 'Yes' } };
      expect(findContradicted(write(now), now)).toEqual([]);
      const text = write(answers);
      const resting = findChangedAnswers(text, now).flatMap(({ sentences }) => sentences);
      const contradicted = findContradicted(text, now).map(({ sentence }) => sentence);
      expect(contradicted.filter((sentence) => !resting.includes(sentence))).toEqual([]);
    }
  },
);

it.each([
  ['step3', 'rental_issues'],
  ['step2', 'is_vaccinated'],
] as const)('where an answer turns round (%s, %s), some sentences contradict it', (step, field) => {
  const found = pets.flatMap(({ answers }) => {
    const part: Record<string, unknown> = { ...answers[step] };
    const now = { ...answers, [step]: { ...part, [field]: part[field] === 'Yes' ? 'No' : 'Yes' } };
    return findContradicted(write(answers), now).map(({ answer }) => answer);
  });
  expect(found).toContain(field);
});

it.each(['travel_stress', 'travel_banned'] as const)(
  'that a pet has not travelled rests on %s too: a Yes there is not believed beside it',
  (field) => {
    const step3 = {
      ...petByKey('zoe').answers.step3,
      has_traveled: 'No',
      travel_stress: '',
      travel_banned: '',
    } as const;
    const given = { ...petByKey('zoe').answers, step3 };
    const text = write(given);
    expect(text.rewritten_pet_description).toContain('has not travelled');
    const now = { ...given, step3: { ...step3, [field]: 'Yes' } };
    expect(findChangedAnswers(text, now)).toMatchObject([
      { answer: field, sentences: [expect.stringContaining('has not travelled')] },
    ]);
  },
);
