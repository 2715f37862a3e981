import { ANSWER_IDS, type AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import type { GoodWith } from '@pawsume/contract/pet-steps/further-step2';
import type { Companion } from '#answers/further-answers';
import { agePhrase } from './built-in/age.ts';
import { describeKind } from './built-in/kind.ts';
import { readPet } from './built-in/pet.ts';
import type { WriterFacts } from './facts.ts';

/** Short statements, by the answer that says them. Unanswered questions have no entry. */
export type Propositions = ReadonlyMap<AnswerId, readonly string[]>;

/**
 * Puts each known answer into statements that stand by themselves: free text as the owner wrote it, a choice as a
 * sentence with its yes or no in it ("Has never been barred from travel.").
 */
export const propose = (facts: WriterFacts): Propositions => {
  const { pet, training, health, home, origin, travel, care, company, day, habitat, nextHome, owner } = facts;
  const all: Record<AnswerId, readonly string[]> = {
    pet_name: [pet.name],
    pet_type: [pet.type, describeKind(pet)],
    breed: [pet.breed],
    pet_age: [pet.age, Object.values(agePhrase(pet.age)).join(' ')],
    gender: [pet.gender],
    weight: [pet.weight && `Weighs ${pet.weight}.`],
    description: [pet.description],
    personality: facts.traits.map((trait) => `Is ${trait.toLowerCase()}.`),
    training: training.ticked.map((skill) => TRAINED[skill]),
    training_description: [training.notes],
    is_vaccinated: [yesNo(health.vaccinated, 'Is vaccinated.', 'Is not vaccinated.')],
    vaccinations: [health.vaccinations && `Vaccinated: ${health.vaccinations}`],
    is_microchipped: [yesNo(health.microchipped, 'Is microchipped.', 'Is not microchipped.')],
    health_description: [health.notes],
    has_medical_conditions: [health.hasConditions ? 'Has a medical condition.' : ''],
    medical_conditions: [health.conditions],
    rental_history: [yesNo(home.rented, 'Has lived in a rented home.', 'Has not lived in a rented home before.')],
    rental_duration: [home.duration && `Has lived in a rented home: ${home.duration}`],
    rental_experience: [home.experience],
    rental_issues: [
      yesNo(home.complaints, 'There have been complaints or damage.', 'There have been no complaints and no damage.'),
    ],
    rental_issue_details: [home.complaintDetails],
    adoption_type: [CAME[origin.type] ?? ''],
    adoption_details: [origin.details, origin.previousOwners && `Had ${origin.previousOwners} previous owners.`],
    has_traveled: [yesNo(travel.travelled, 'Has travelled.', 'Has not travelled.')],
    travel_modes: travel.modes.map((mode) => `Has travelled by ${mode.toLowerCase()}.`),
    travel_history: [travel.history],
    travel_stress: [
      yesNo(travel.stress, 'Travel brings stress or health issues.', 'Travel brings no stress and no health issues.'),
    ],
    travel_stress_details: [travel.stressDetails],
    travel_banned: [yesNo(travel.barred, 'Has been barred from travel.', 'Has never been barred from travel.')],
    travel_ban_details: [travel.barredDetails],
    full_name: [owner.name, owner.name && readPet(facts).theirOwner],
    profession: [owner.profession],
    bio: [owner.bio],
    owner_bond: [owner.bond],
    uses_daycare: [yesNo(care.daycare, 'Goes to daycare or a sitter.', 'Does not go to daycare or a sitter.')],
    daycare_details: [care.daycareDetails],
    daycare_experience: [care.daycareExperience],
    uses_grooming: [yesNo(care.grooming, 'Goes to a groomer.', 'Does not go to a groomer.')],
    grooming_details: [care.groomingDetails],
    spayed_neutered: [yesNo(health.neutered, 'Is spayed or neutered.', 'Is not spayed or neutered.')],
    colour_markings: [pet.colour && `Colour and markings: ${pet.colour}`],
    vaccine_dates: [health.vaccineDates && `Vaccinated: ${health.vaccineDates}`],
    good_with_children: [goodWith('children', company.children)],
    good_with_dogs: [goodWith('dogs', company.dogs)],
    good_with_cats: [goodWith('cats', company.cats)],
    noise: [home.noise],
    feeding: [day.feeding],
    medicines: [health.medicines && `Gets medicine: ${health.medicines}`],
    fears: [health.fears],
    enclosure: [habitat.enclosure],
    climate: [habitat.climate],
    hours_alone: [day.hoursAlone && `Time alone: ${day.hoursAlone}`],
    carrier: [travel.carrier && `Travels in: ${travel.carrier}`],
    rehoming_reason: [nextHome.reason && 'Is looking for a new home.', nextHome.reason],
    ideal_home: [nextHome.ideal && `Wanted of a home: ${nextHome.ideal}`],
    routine: [day.routine],
  };
  return new Map(
    ANSWER_IDS.map((id) => [id, all[id].filter((text) => text !== '')] as const).filter(
      ([, texts]) => texts.length > 0,
    ),
  );
};

const yesNo = (answer: string, yes: string, no: string): string => (answer === 'Yes' ? yes : answer === 'No' ? no : '');

/** "Is good with cats only with care." */
const goodWith = (companion: Companion, answer: GoodWith): string =>
  answer === 'With care'
    ? `Is good with ${companion} only with care.`
    : yesNo(answer, `Is good with ${companion}.`, `Is not good with ${companion}.`);

const TRAINED: Record<WriterFacts['training']['ticked'][number], string> = {
  'House-trained': 'Is house-trained.',
  'Crate-trained': 'Is crate-trained.',
  'Leash-trained': 'Is leash-trained.',
  Obedience: 'Has had obedience training.',
  Service: 'Has had service training, as training and not as a legal status.',
};

const CAME: Partial<Record<WriterFacts['origin']['type'], string>> = {
  Shelter: 'Came from a shelter.',
  Rescued: 'Was rescued.',
  'Rescue Organization': 'Came from a rescue organization.',
  Breeder: 'Came from a breeder.',
  'Pet Store': 'Came from a pet store.',
  Rehomed: 'Was rehomed.',
};
