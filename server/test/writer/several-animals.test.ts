import { DEFAULT_PAGE } from '@pawsume/contract/page-settings';
import { describe, expect, it } from 'vitest';
import { isSeveral } from '#answers/several';
import { composePage } from '#press/compose';
import { writeCited } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { check } from '#writer/guard/check';
import { gatherEvidence } from '#writer/guard/statements';
import { asOf, prose } from '../press/pages.ts';
import { answersWith } from './blank-answers.ts';

type Named = [name: string, type: string, gender?: string];

const asked = ([pet_name, pet_type, gender = '']: Named) =>
  answersWith({
    step1: { pet_name, pet_type, gender, weight: '3 kg' },
    step2: { personality: ['Calm'], is_vaccinated: 'Yes', good_with_dogs: 'No' },
    step3: {
      ...{ rental_history: 'Yes', rental_duration: '2 years', rental_issues: 'No', adoption_type: 'Rescued' },
      ...{ has_traveled: 'Yes', travel_modes: ['Car'] },
    },
  });

it.each<Named>([
  ['Salt and Pepper', 'Cats'],
  ['Kip & Juna', 'Rabbits'],
  ['Fluffballs', 'Two cats'],
  ['Sky', 'Pair of budgies'],
  ['The gang', '3 goldfish'],
  ['Nut', 'Mice'],
  ['Ash', 'Cat', 'both female'],
])('%s, %s, are several animals', (name, type, gender = '') => {
  expect(isSeveral({ name, type, gender, description: '' })).toBe(true);
});

it('are several where they say so', () => {
  const description = 'We are the best buns. Kip is brown. He naps. Juna is small. She naps.';
  expect(isSeveral({ name: 'Kip and Juna', type: 'Rabbit', gender: '', description })).toBe(true);
  const found = 'We are now looking for a home for her.';
  expect(isSeveral({ name: 'Short/Medium Hair', type: 'Cat', gender: '', description: found })).toBe(false);
});

it.each<Named>([
  ['Pip', 'Cats'],
  ['Salt and Pepper', 'Cat'],
  ['Fin', 'Fish'],
  ['Little Fish', 'Fish'],
  ['Tripod', '3 legged cat'],
  ['Rex', 'Three-quarter horse'],
])('%s, %s, is one animal', (name, type, gender = '') => {
  expect(isSeveral({ name, type, gender, description: '' })).toBe(false);
});

it.each(['Siblings born in May.', 'They’re calm.', 'One male and one female.'])(
  'two names are two animals: %s',
  (description) => {
    expect(isSeveral({ name: 'Salt & Pepper', type: 'Cat', gender: '', description })).toBe(true);
  },
);

describe.each<[Named, string]>([
  [['Salt and Pepper', 'Cats'], 'Salt and Pepper are three-year-old cats'],
  [['Kip and Juna', 'Two cats'], 'Kip and Juna are two three-year-old cats'],
  [['Sky and Sunny', 'Pair of budgies'], 'Sky and Sunny are a pair of three-year-old budgies'],
  [['Nut and Bean', 'Mice'], 'Nut and Bean are three-year-old mice'],
  [['Bo and Flo', 'Dog', 'both male'], 'Bo and Flo are three-year-old dogs'],
])('the prose of %s', (named, opening) => {
  const facts = writerFacts(asked(named));
  const { prose: written, told } = writeCited(facts);
  const all = Object.values(written).join('\n');

  it('speaks of them in the plural throughout', () => {
    expect(all).not.toMatch(/\b(?:is|has|was|weighs|goes|she|he|his|her|it)\b/i);
    expect(all).toMatch(/\b(?:who|they) have lived in a rented home|have lived in a rented home/i);
    expect(written.rewritten_owner_description).toMatch(/ are in the care of Ana Ruiz\. They were rescued\.$/);
    const plain = { ...facts, traits: [] };
    expect(writeCited(plain).prose.rewritten_pet_description).toContain(`${opening}.`);
  });

  it('says nothing that the answers do not carry', () => {
    const evidence = gatherEvidence(facts);
    const faults = Object.values(told).flatMap((parts) => parts.map((part) => check(part, evidence).fault));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
  });
});

it('names the sections of several animals in the plural', () => {
  const settings = { ...DEFAULT_PAGE, purpose: 'Rehoming' } as const;
  const titles = composePage(asked(['Salt and Pepper', 'Cats']), prose, asOf, settings).sections.map(
    ({ title }) => title,
  );
  expect(titles).toContain('Who Salt and Pepper are good with');
  expect(titles).toContain('Where Salt and Pepper come from');
});
