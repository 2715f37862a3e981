import type { YesNo } from '@pawsume/contract/fields';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { splitRehomed } from '@pawsume/contract/pet-steps/rehomed';
import type { Step3 } from '@pawsume/contract/pet-steps/step3';
import type { Step5 } from '@pawsume/contract/pet-steps/step5';
import { contactScrubber } from './contacts.ts';

/** What prose may be written from. Empty text, an empty list and `''` mean: not answered. */
export interface WriterFacts {
  pet: { name: string; type: string; breed: string; age: string; gender: string; weight: string; description: string };
  traits: string[];
  training: { ticked: string[]; notes: string };
  health: {
    vaccinated: YesNo;
    vaccinations: string;
    microchipped: YesNo;
    /** False is the form's default, so it says nothing: only true is an answer. */
    hasConditions: boolean;
    conditions: string;
    notes: string;
  };
  home: { rented: YesNo; duration: string; experience: string; complaints: YesNo; complaintDetails: string };
  origin: { type: Step3['adoption_type']; previousOwners: string; details: string };
  travel: {
    travelled: YesNo;
    modes: string[];
    history: string;
    stress: YesNo;
    stressDetails: string;
    barred: YesNo;
    barredDetails: string;
  };
  care: {
    daycare: YesNo;
    daycareDetails: string;
    daycareExperience: string;
    grooming: YesNo;
    groomingDetails: string;
  };
  owner: { name: string; profession: string; bio: string; bond: string };
}

type Scrub = (text: string) => string;

/**
 * What a writer is told of a pet: the answers prose is made from, and no more.
 *
 * Phone, e-mail, address, the owner's age and the references' names and contacts stay behind (reliability anchor M4: the
 * template prints them); a sentence of free text that repeats one of them is left out. An answer that hangs on a Yes is
 * taken over only where that Yes was said.
 */
export const writerFacts = (answers: PetAnswers): WriterFacts => {
  const { step1, step2, owner, step5 } = answers;
  const scrub = contactScrubber(answers);
  return {
    pet: {
      name: step1.pet_name,
      type: step1.pet_type,
      breed: step1.breed,
      age: step1.pet_age,
      gender: step1.gender,
      weight: step1.weight,
      description: scrub(step1.description),
    },
    traits: step2.personality.filter((trait) => trait !== 'Other'),
    training: { ticked: step2.training.filter((skill) => skill !== 'Other'), notes: scrub(step2.training_description) },
    health: {
      vaccinated: step2.is_vaccinated,
      vaccinations: scrub(given(step2.is_vaccinated, step2.vaccinations)),
      microchipped: step2.is_microchipped === 'Not Applicable' ? '' : step2.is_microchipped,
      hasConditions: step2.has_medical_conditions,
      conditions: step2.has_medical_conditions ? scrub(step2.medical_conditions) : '',
      notes: scrub(step2.health_description),
    },
    ...history(answers.step3, scrub),
    care: care(step5, scrub),
    owner: {
      name: owner.full_name,
      profession: scrub(owner.profession),
      bio: scrub(owner.bio),
      bond: scrub(step5.owner_bond),
    },
  };
};

const given = (condition: YesNo, details: string): string => (condition === 'Yes' ? details : '');

const history = (step3: Step3, scrub: Scrub): Pick<WriterFacts, 'home' | 'origin' | 'travel'> => {
  const travelled = step3.has_traveled === 'Yes';
  const stress = travelled ? step3.travel_stress : '';
  const barred = travelled ? step3.travel_banned : '';
  return {
    home: {
      rented: step3.rental_history,
      duration: scrub(given(step3.rental_history, step3.rental_duration)),
      experience: scrub(given(step3.rental_history, step3.rental_experience)),
      complaints: step3.rental_issues,
      complaintDetails: scrub(given(step3.rental_issues, step3.rental_issue_details)),
    },
    origin: origin(step3, scrub),
    travel: {
      travelled: step3.has_traveled,
      modes: travelled ? step3.travel_modes : [],
      history: travelled ? scrub(step3.travel_history) : '',
      stress,
      stressDetails: scrub(given(stress, step3.travel_stress_details)),
      barred,
      barredDetails: scrub(given(barred, step3.travel_ban_details)),
    },
  };
};

const origin = (step3: Step3, scrub: Scrub): WriterFacts['origin'] => {
  const type = step3.adoption_type;
  if (type !== 'Rehomed') {
    return { type, previousOwners: '', details: type === '' ? '' : scrub(step3.adoption_details) };
  }
  const { count, details } = splitRehomed(step3.adoption_details);
  return { type, previousOwners: count, details: scrub(details) };
};

const care = (step5: Step5, scrub: Scrub): WriterFacts['care'] => ({
  daycare: step5.uses_daycare,
  daycareDetails: scrub(given(step5.uses_daycare, step5.daycare_details)),
  daycareExperience: scrub(given(step5.uses_daycare, step5.daycare_experience)),
  grooming: step5.uses_grooming,
  groomingDetails: scrub(given(step5.uses_grooming, step5.grooming_details)),
});
