import { expect, it } from 'vitest';
import { readAnswers } from '#answers/known-answers';
import { composePage } from '#press/compose';
import { writeBuiltIn } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { collectNegatives, listMustTell } from '#writer/guard/must-tell';
import { fc } from '../harness/fast-check.ts';
import { asOf, prose, saidIn } from '../press/pages.ts';
import { answersWith } from '../writer/blank-answers.ts';
import { anyAnswers } from './any-answers.ts';

const CONTRADICTING = answersWith({
  step3: {
    has_traveled: 'No',
    travel_stress: 'Yes',
    travel_stress_details: 'He pants in the car.',
    travel_banned: 'Yes',
  },
});

it('a No is not believed where a Yes below it says otherwise', () => {
  expect(readAnswers(CONTRADICTING).travel).toMatchObject({ travelled: '', stress: 'Yes', barred: 'Yes' });
  const stands = answersWith({ step3: { has_traveled: 'No', travel_stress: 'No', travel_banned: 'No' } });
  expect(readAnswers(stands).travel).toMatchObject({ travelled: 'No', stress: '', barred: '' });
});

it('what a number or a date belongs to counts only under its own Yes, and "none" is no medicine', () => {
  const given = { microchip_number: '124', vaccine_dates: 'May 2026', medicines: 'None', fears: 'n/a' };
  const open = readAnswers(answersWith({ step2: given })).health;
  expect(open).toMatchObject({ chipNumber: '', vaccineDates: '', medicines: '', fears: '' });
  const yes = readAnswers(answersWith({ step2: { ...given, is_microchipped: 'Yes', is_vaccinated: 'Yes' } })).health;
  expect(yes).toMatchObject({ chipNumber: '124', vaccineDates: 'May 2026' });
});

it('page and prose say the same of contradicting answers', () => {
  expect(saidIn(composePage(CONTRADICTING, prose, asOf), 'Good to know')).toEqual([
    'Stress or illness: He pants in the car.',
    'Barred from travel: Yes',
  ]);
  const facts = writerFacts(CONTRADICTING);
  const written = writeBuiltIn(facts);
  expect(written.rewritten_pet_description).toContain(
    'Travel brings her some stress or health issues: “He pants in the car.” She has been barred from travel; her owner gives no details here.',
  );
  expect(written.rewritten_pet_description).not.toContain('has not travelled');
  const silent = [{ text: 'Pip is a three-year-old cat.', cites: ['pet_age'] as const }];
  expect(listMustTell(facts).filter((negative) => !negative.isToldIn(silent))).toHaveLength(2);
});

const LABELS = {
  complaints: 'Complaints or damage',
  condition: 'Medical conditions',
  stress: 'Stress or illness',
  barred: 'Barred from travel',
  unvaccinated: 'Vaccinated',
  children: 'Company',
  dogs: 'Company',
  cats: 'Company',
};
/** They ask for care, and speak against nobody. */
const CARE = ['Behaviour', 'Health', 'Noise', 'Fears', 'Medicines'];

it('whatever owners answer, page and prose tell the same against the pet', () => {
  fc.assert(
    fc.property(anyAnswers, (given) => {
      const negatives = collectNegatives(readAnswers(given));
      const marked = composePage(given, prose, asOf)
        .sections.flatMap(({ entries }) => entries)
        .flatMap((entry) => (entry.kind === 'fact' && entry.tone === 'caution' ? [entry.label] : []))
        .filter((label) => !CARE.includes(label));
      expect(marked.toSorted()).toEqual([...new Set(negatives.map(({ kind }) => LABELS[kind]))].toSorted());
      expect(listMustTell(writerFacts(given))).toHaveLength(negatives.length);
    }),
  );
});
