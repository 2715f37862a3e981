import { pets } from '@pawsume/fixtures/pets';
import { describe, expect, it } from 'vitest';
import { writeCited } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { check } from '#writer/guard/check';
import { listMustTell } from '#writer/guard/must-tell';
import { gatherEvidence } from '#writer/guard/statements';
import { answersWith } from './blank-answers.ts';

type Given = Parameters<typeof answersWith>[0];

/** The story of Otto, once every sentence has passed the guard. */
const storyOf = (given: Given): string => {
  const step1 = { pet_name: 'Otto', pet_type: 'Dog', gender: 'Male', ...given.step1 };
  const facts = writerFacts(answersWith({ ...given, step1 }));
  const { prose, told } = writeCited(facts);
  const evidence = gatherEvidence(facts);
  for (const part of Object.values(told).flat()) expect(check(part, evidence).fault).toBeNull();
  return prose.rewritten_pet_description;
};

describe('a short answer', () => {
  it.each<[Given, string]>([
    [{ step2: { health_description: 'Good' } }, 'His owner calls his health good.'],
    [{ step2: { health_description: 'Very good.' } }, 'His owner calls his health very good.'],
    [{ step2: { training_description: 'Fair' } }, 'His owner calls his training fair.'],
    [{ step3: { rental_history: 'Yes', rental_experience: 'Great!' } }, 'His owner calls that time great.'],
    [{ step3: { has_traveled: 'Yes', travel_history: 'Fine' } }, 'His owner calls his travels fine.'],
    [{ step5: { uses_daycare: 'Yes', daycare_experience: 'Good' } }, 'His owner calls his time there good.'],
    [
      { step5: { uses_daycare: 'Yes', daycare_experience: 'Loved it' } },
      'He goes to daycare or a sitter: he loved it.',
    ],
    [{ step5: { uses_daycare: 'Yes', daycare_details: 'Happy Paws' } }, 'He goes to daycare or a sitter (Happy Paws).'],
    [{ step5: { uses_daycare: 'Yes', daycare_details: 'Weekly' } }, 'He goes to daycare or a sitter weekly.'],
    [{ step5: { uses_daycare: 'Yes', daycare_details: 'At home' } }, 'He is looked after at home.'],
    [{ step5: { uses_grooming: 'Yes', grooming_details: 'At home' } }, 'He is groomed at home.'],
    [{ step5: { uses_grooming: 'Yes', grooming_details: 'Every 6 weeks' } }, 'He goes to a groomer every 6 weeks.'],
    [{ step5: { uses_grooming: 'Yes', grooming_details: 'Myself' } }, 'His owner grooms him.'],
    [{ step5: { uses_grooming: 'Yes', grooming_details: 'Poodle Palace' } }, 'He goes to a groomer (Poodle Palace).'],
  ])('keeps the subject of its question (%j)', (given, sentence) => {
    const story = storyOf(given);
    expect(story).toContain(` ${sentence}`);
    expect(story).not.toMatch(/Otto is (?!a )|He is good/);
  });

  it('leaves longer answers as they are', () => {
    expect(storyOf({ step2: { health_description: 'He is good at the vet.' } })).toContain('He is good at the vet.');
  });
});

const told = (given: Given): string => {
  const facts = writerFacts(answersWith({ ...given, step1: { pet_name: 'Otto', pet_type: 'Dog', gender: 'Male' } }));
  const { prose, told: parts } = writeCited(facts);
  expect(listMustTell(facts).filter((negative) => !negative.isToldIn(parts.rewritten_pet_description))).toEqual([]);
  const evidence = gatherEvidence(facts);
  for (const part of Object.values(parts).flat()) expect(check(part, evidence).fault).toBeNull();
  return Object.values(prose).join('\n');
};

describe('an answer that is a note', () => {
  it.each([
    ['Kennel cough, treated in May', 'He has kennel cough, treated in May.'],
    ['Heartworm, cleared in June', 'He has heartworm, cleared in June.'],
    ['Asthma', 'He has asthma.'],
    ['Heart murmur, grade 2', 'He has a heart murmur, grade 2.'],
    ['Deaf', 'He is deaf.'],
    ['Allergic to wheat', 'He is allergic to wheat.'],
    ['Cushing’s disease', 'He has Cushing’s disease.'],
    ['Arthritis. He takes a tablet with supper.', 'He has arthritis. Otto takes a tablet with supper.'],
  ])('about a medical condition becomes a sentence (%s)', (medical_conditions, sentence) => {
    expect(told({ step2: { has_medical_conditions: true, medical_conditions } })).toContain(` ${sentence}`);
  });

  it.each([
    ['Refused by the night ferry', 'Otto has been refused by the night ferry.'],
    ['Once, on a bus', 'Otto has been barred from travel once, on a bus.'],
    ['From the night train', 'Otto has been barred from the night train.'],
    ['Too big', 'Otto has been barred from travel: too big.'],
  ])('about a ban becomes a sentence (%s)', (travel_ban_details, sentence) => {
    expect(
      told({ step3: { has_traveled: 'Yes', travel_modes: ['Car'], travel_banned: 'Yes', travel_ban_details } }),
    ).toContain(` ${sentence}`);
  });

  it.each([
    ['Shelter', 'A shelter in Ohio, then a van north', 'He came from a shelter in Ohio, then a van north.'],
    ['Shelter', '2019', 'He came from a shelter in 2019.'],
    ['Shelter', 'Harbour SPCA, 2021', 'He came from a shelter (Harbour SPCA, 2021).'],
    ['Breeder', 'A breeder in Guelph', 'He came from a breeder in Guelph.'],
    ['Rescued', 'From a barn fire', 'He was rescued from a barn fire.'],
    ['Rescued', 'Found in a ditch', 'He was rescued, found in a ditch.'],
    ['Rehomed', 'Previous owners: 1. My aunt', 'He was rehomed, after one previous owner: Ana Ruiz’s aunt.'],
  ] as const)(
    'about where a pet came from becomes a sentence (%s: %s)',
    (adoption_type, adoption_details, sentence) => {
      expect(told({ step3: { adoption_type, adoption_details } })).toContain(` ${sentence}`);
    },
  );
});

describe('journeys without stress', () => {
  const went: Given['step3'] = { has_traveled: 'Yes', travel_modes: ['Car'], travel_stress: 'No' };

  it('are always told as "on the way", whatever the name of the pet', () => {
    for (const pet_name of ['Otto', 'Ida', 'Juna', 'Kip', 'Moss', 'Wren', 'Zuzu']) {
      for (const travel_history of ['', 'To the lake each summer.']) {
        for (const travel_banned of ['', 'No', 'Yes'] as const) {
          const story = storyOf({
            step1: { pet_name },
            step3: { ...went, travel_history, travel_banned, travel_ban_details: 'Too loud.' },
          });
          expect(story).toMatch(/no stress or health issues on the way/);
        }
      }
    }
    for (const { answers } of pets) {
      const { rewritten_pet_description: story } = writeCited(writerFacts(answers)).prose;
      expect(story).not.toMatch(/no stress or health issues(?! on the way)/);
    }
  });
});
