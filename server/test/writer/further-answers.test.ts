import type { Purpose } from '@pawsume/contract/page-settings';
import { describe, expect, it } from 'vitest';
import { writeBuiltIn } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { check } from '#writer/guard/check';
import { findContradictions } from '#writer/guard/contradictions';
import { gatherEvidence } from '#writer/guard/statements';
import { answersWith } from './blank-answers.ts';

const MIXED = answersWith({
  step2: { good_with_children: 'Yes', good_with_dogs: 'With care', good_with_cats: 'No', spayed_neutered: 'No' },
});
const told = (given: Parameters<typeof answersWith>[0], purpose?: Purpose) =>
  writeBuiltIn(writerFacts(answersWith(given), purpose)).rewritten_pet_description;

describe('the built-in writer', () => {
  it.each([
    [{ good_with_children: 'Yes', good_with_cats: 'Yes' }, 'good with children and cats.'],
    [{ good_with_children: 'Yes', good_with_dogs: 'No' }, 'good with children, but not with dogs.'],
    [{ good_with_cats: 'With care' }, 'good with cats only with care.'],
    [{ good_with_dogs: 'No', good_with_cats: 'No' }, 'She is not good with dogs or cats.'],
    [{ good_with_dogs: 'With care', good_with_cats: 'No' }, 'good with dogs only with care, and not with cats.'],
    [
      { good_with_children: 'Yes', good_with_dogs: 'With care', good_with_cats: 'No' },
      'good with children, with dogs only with care, but not with cats.',
    ],
    [{ spayed_neutered: 'Yes' }, 'She is spayed.'],
    [{ spayed_neutered: 'No', is_vaccinated: 'No' }, 'She is neither vaccinated nor spayed.'],
  ] as const)('tells %o', (step2, sentence) => {
    expect(told({ step2 })).toContain(sentence);
  });

  it('tells how long the pet is alone, and an adopter why it looks for what home', () => {
    const answers = {
      step3: {
        hours_alone: 'Up to five hours. A neighbour looks in.',
        rehoming_reason: 'Her owner moves abroad.',
        ideal_home: 'A quiet room.',
      },
    };
    const text = told(answers, 'Rehoming');
    expect(told(answers)).not.toContain('new home');
    expect(text).toMatch(/ime alone: up to five hours\. A neighbour looks in\./);
    expect(text).toContain('is looking for a new home');
    expect(text).toMatch(/(?:Wished for in a home|A home for her): a quiet room\./i);
  });
});

describe('the guard', () => {
  const facts = writerFacts(MIXED);
  const cites = ['good_with_children', 'good_with_dogs', 'good_with_cats', 'spayed_neutered'] as const;
  const faultOf = (text: string) => check({ text, cites }, gatherEvidence(facts)).fault;

  it.each(['She is good with dogs.', 'She is good with children and cats.', 'She is spayed.'])(
    'refuses: %s',
    (text) => {
      expect(faultOf(text)).toBe('answer');
    },
  );

  it.each([
    'She is good with children.',
    'She is good with dogs only with care.',
    'She is not good with cats.',
    'She is not spayed.',
  ])('carries: %s', (text) => {
    expect(faultOf(text)).toBeNull();
  });

  it('knows which answer a text contradicts', () => {
    const found = findContradictions('Pip is good with children. Pip is good with cats and is neutered.', facts);
    expect(found.map(({ answer }) => answer)).toEqual(['spayed_neutered', 'good_with_cats']);
  });
});

it('a writer learns no chip number and nobody to call, wherever they stand', () => {
  const facts = writerFacts(
    answersWith({
      step2: { is_microchipped: 'Yes', microchip_number: '124 000 000 555 019', fears: 'Ask Dr. Helen Moss about it.' },
      step5: {
        vet_name: 'Dr. Helen Moss',
        vet_contact: 'moss@example.com',
        after_hours_vet: 'Night Clinic, 902 555 0134',
        emergency_contact: 'Al, 902 555 0135',
        routine: 'Out at seven. Call 902 555 0135 first.',
      },
    }),
  );
  expect(JSON.stringify(facts)).not.toMatch(/124 000|Moss|example\.com|Night Clinic|555/);
  expect(facts.health.fears).toBe('Ask the vet about it.');
});
