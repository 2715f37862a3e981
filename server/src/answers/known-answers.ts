import type { YesNo } from '@pawsume/contract/fields';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { splitRehomed } from '@pawsume/contract/pet-steps/rehomed';
import type { Step1 } from '@pawsume/contract/pet-steps/step1';
import type { Step2 } from '@pawsume/contract/pet-steps/step2';
import type { ReferenceType, Step3 } from '@pawsume/contract/pet-steps/step3';
import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import type { Step5 } from '@pawsume/contract/pet-steps/step5';
import { type FurtherAnswers, readFurtherAnswers } from './further-answers.ts';
import { isNotKnown, withoutPlaceholders } from './not-known.ts';
import { isSeveral } from './several.ts';

/** What an owner's answers say. Empty text, an empty list and `''` mean: nobody said. */
export interface KnownAnswers extends FurtherAnswers {
  pet: {
    name: string;
    type: string;
    breed: string;
    age: string;
    gender: string;
    weight: string;
    colour: string;
    description: string;
    /** More than one animal is described. */
    areSeveral: boolean;
  };
  /** Without "Other", which says nothing by itself; likewise what was ticked under training. */
  traits: string[];
  training: { ticked: Exclude<Step2['training'][number], 'Other'>[]; notes: string };
  health: {
    vaccinated: YesNo;
    vaccinations: string;
    vaccineDates: string;
    microchipped: YesNo;
    chipNumber: string;
    neutered: YesNo;
    /** False is the form's default, so it says nothing: only true, or a condition that is described, is an answer. */
    hasConditions: boolean;
    conditions: string;
    medicines: string;
    fears: string;
    notes: string;
  };
  home: {
    rented: YesNo;
    duration: string;
    experience: string;
    complaints: YesNo;
    complaintDetails: string;
    noise: string;
  };
  origin: { type: Step3['adoption_type']; previousOwners: string; details: string };
  travel: {
    travelled: YesNo;
    modes: string[];
    history: string;
    stress: YesNo;
    stressDetails: string;
    barred: YesNo;
    barredDetails: string;
    carrier: string;
  };
  care: {
    daycare: YesNo;
    daycareDetails: string;
    daycareExperience: string;
    grooming: YesNo;
    groomingDetails: string;
  };
  references: { role: ReferenceType; name: string; contact: string }[];
  owner: Step4;
  /** Between owner and pet. */
  bond: string;
}

/**
 * Reads the stored answers, once for the prose, its checks and the page.
 *
 * Details count only under their own Yes, and a No only where its question was asked. A Yes that speaks against the pet
 * stands even where the question above it was answered No later; that No is then not believed. Placeholders count as empty.
 */
export const readAnswers = (typed: PetAnswers): KnownAnswers => {
  const answers = withoutPlaceholders(typed);
  const { step1, step2, step3, owner, step5 } = answers;
  return {
    pet: readPet(step1, step2),
    traits: step2.personality.filter((trait) => trait !== 'Other'),
    training: { ticked: step2.training.filter((skill) => skill !== 'Other'), notes: step2.training_description },
    health: readHealth(step2),
    home: { ...readHome(step3), noise: step2.noise },
    origin: readOrigin(step3),
    travel: readTravel(step3),
    care: readCare(step5),
    references: step3.references.map((role) => ({
      role,
      name: step3.reference_contacts[role]?.name ?? '',
      contact: step3.reference_contacts[role]?.contact ?? '',
    })),
    owner,
    bond: step5.owner_bond,
    ...readFurtherAnswers(answers),
  };
};

const under = (answer: YesNo, details: string): string => (answer === 'Yes' ? details : '');

/** A condition that is described is one, though its box is not ticked: the form shows the text as long as there is any. */
const readPet = (step1: Step1, { colour_markings: colour }: Step2): KnownAnswers['pet'] => {
  const { pet_name: name, pet_type: type, breed, pet_age: age, gender, weight, description } = step1;
  const areSeveral = isSeveral({ name, type, gender, description });
  return { name, type, breed, age, gender, weight, colour, description, areSeveral };
};

const readHealth = (step2: Step2): KnownAnswers['health'] => {
  const hasConditions = step2.has_medical_conditions || step2.medical_conditions !== '';
  return {
    vaccinated: step2.is_vaccinated,
    vaccinations: under(step2.is_vaccinated, step2.vaccinations),
    vaccineDates: under(step2.is_vaccinated, step2.vaccine_dates),
    microchipped: whereItApplies(step2.is_microchipped),
    chipNumber: under(whereItApplies(step2.is_microchipped), step2.microchip_number),
    neutered: whereItApplies(step2.spayed_neutered),
    hasConditions,
    conditions: hasConditions ? step2.medical_conditions : '',
    medicines: step2.medicines,
    fears: step2.fears,
    notes: step2.health_description,
  };
};

const whereItApplies = (answer: Step2['is_microchipped']): YesNo => (answer === 'Not Applicable' ? '' : answer);

const readHome = (step3: Step3): Omit<KnownAnswers['home'], 'noise'> => ({
  rented: step3.rental_history,
  duration: under(step3.rental_history, step3.rental_duration),
  experience: under(step3.rental_history, step3.rental_experience),
  complaints: step3.rental_issues,
  complaintDetails: under(step3.rental_issues, step3.rental_issue_details),
});

const readOrigin = ({ adoption_type: type, adoption_details }: Step3): KnownAnswers['origin'] => {
  if (type === '') return { type, previousOwners: '', details: '' };
  if (type !== 'Rehomed') return { type, previousOwners: '', details: adoption_details };
  const { count, details } = splitRehomed(adoption_details);
  return { type, previousOwners: count, details: isNotKnown(details) ? '' : details };
};

const readTravel = (step3: Step3): KnownAnswers['travel'] => {
  const hasTravelled = step3.has_traveled === 'Yes';
  const stress = step3.travel_stress === 'Yes' || hasTravelled ? step3.travel_stress : '';
  const barred = step3.travel_banned === 'Yes' || hasTravelled ? step3.travel_banned : '';
  const isContradicted = !hasTravelled && (stress === 'Yes' || barred === 'Yes');
  return {
    travelled: isContradicted ? '' : step3.has_traveled,
    modes: hasTravelled ? step3.travel_modes : [],
    history: under(step3.has_traveled, step3.travel_history),
    stress,
    stressDetails: under(stress, step3.travel_stress_details),
    barred,
    barredDetails: under(barred, step3.travel_ban_details),
    carrier: step3.carrier,
  };
};

const readCare = (step5: Step5): KnownAnswers['care'] => ({
  daycare: step5.uses_daycare,
  daycareDetails: under(step5.uses_daycare, step5.daycare_details),
  daycareExperience: under(step5.uses_daycare, step5.daycare_experience),
  grooming: step5.uses_grooming,
  groomingDetails: under(step5.uses_grooming, step5.grooming_details),
});
