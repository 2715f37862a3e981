import { petByKey, pets } from '@pawsume/fixtures/pets';
import { describe, expect, it } from 'vitest';
import { writerFacts } from '#writer/facts';
import { answersWith } from './blank-answers.ts';

describe('the facts for a writer', () => {
  it.each(pets)('of $key hold no contact of the owner or of a reference', ({ answers }) => {
    const told = JSON.stringify(writerFacts(answers));
    const { owner, step3 } = answers;
    const contacts = Object.values(step3.reference_contacts).flatMap(({ name, contact }) => [name, contact]);
    for (const secret of [owner.email, owner.phone, owner.street, owner.zip, ...contacts].filter(Boolean)) {
      expect(told).not.toContain(secret);
    }
  });

  it('mask contacts, and keep what the sentences around them say', () => {
    const facts = writerFacts(
      answersWith({
        step1: { description: 'She naps. Call me at 902 555 0100. She purrs.' },
        step2: {
          health_description: 'Ask Dr. Helen Moss, she knows. Teeth are fine.',
          training_description: 'See www.example.com/pip. Sits.',
        },
        step3: {
          references: ['Vet'],
          reference_contacts: { Vet: { name: 'Dr. Helen Moss', contact: 'moss@example.com' } },
        },
        owner: { bio: 'I live at 14 Elm Street. I bake. Write to me: ana@example.com', street: '14 Elm Street' },
      }),
    );
    expect(facts.pet.description).toBe('She naps. She purrs.');
    expect(facts.health.notes).toBe('Ask the vet, she knows. Teeth are fine.');
    expect(facts.training.notes).toBe('Sits.');
    expect(facts.owner.bio).toBe('I bake.');
  });

  it.each([
    ['She bit Dr. Helen Moss at the last check-up.', 'She bit the vet at the last check-up.'],
    ['She bit the courier, call 902 555 0100 for details.', 'She bit the courier, call … for details.'],
    ['Lot 555-0100 of the vaccine made him ill.', 'Lot … of the vaccine made him ill.'],
    ['A dog bit him at www.example.com in May.', 'A dog bit him at … in May.'],
    ['He growls at ana@example.com', 'He growls at …'],
  ])('never lose a warning to a contact in it: %s', (typed, told) => {
    const facts = writerFacts(
      answersWith({
        step1: { description: `She naps. ${typed}` },
        step3: { references: ['Vet'], reference_contacts: { Vet: { name: 'Dr. Helen Moss', contact: '' } } },
      }),
    );
    expect(facts.pet.description).toBe(`She naps. ${told}`);
  });

  it('take dates, chip numbers, doses and weights for what they are', () => {
    const description =
      'Born 2021-05-12, chip 900123456789012, rabies 2025-03, 2.5 mg at 8 am, 29 kg (64 lbs), 9 to 11.';
    expect(writerFacts(answersWith({ step1: { description } })).pet.description).toBe(description);
  });

  it('drop what hangs on a Yes that was not said', () => {
    const { home, travel, care, health } = writerFacts(
      answersWith({
        step2: { is_vaccinated: 'No', vaccinations: 'rabies' },
        step3: {
          rental_history: 'No',
          rental_duration: '2 years',
          rental_issues: 'No',
          rental_issue_details: 'a scratch',
          has_traveled: 'No',
          travel_modes: ['Air'],
          travel_stress: 'No',
          travel_stress_details: 'pants',
          travel_ban_details: 'once',
        },
        step5: { uses_daycare: 'No', daycare_details: 'Paws' },
      }),
    );
    expect(home).toMatchObject({ duration: '', complaintDetails: '' });
    expect(travel).toMatchObject({ modes: [], stress: '', stressDetails: '', barred: '', barredDetails: '' });
    expect(care.daycareDetails).toBe('');
    expect(health).toMatchObject({ vaccinations: '', conditions: '' });
  });

  it('tell a condition that is described, though its box is not ticked', () => {
    const healthOf = (medical_conditions: string) => writerFacts(answersWith({ step2: { medical_conditions } })).health;
    expect(healthOf('Asthma.')).toMatchObject({ hasConditions: true, conditions: 'Asthma.' });
    expect(healthOf('none')).toMatchObject({ hasConditions: false, conditions: '' });
  });

  it('split the stored string of a rehomed pet', () => {
    expect(writerFacts(petByKey('mango').answers).origin).toEqual({
      type: 'Rehomed',
      previousOwners: '2',
      details: 'The last one went into a care home and asked me to take him.',
    });
  });
});
