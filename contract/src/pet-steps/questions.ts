import { trainingsFor } from './asked.ts';
import type { Kind } from './species.ts';

/** Whom a question is about. */
export interface Subject {
  /** Its name; "your pet" while it has none. */
  pet: string;
  kind: Kind;
}

type Question = (subject: Subject) => string;

/** What stands under the labels of the form, by the place of the answer. A label that says all has no question. */
export type Questions = Readonly<Record<string, Question>>;

export const NAMELESS = 'your pet';

export const step1Questions: Questions = {
  picture: () => 'A clear one, at eye level. It is cut square and printed at the top of the résumé.',
  pet_name: () => 'What do you call your pet?',
  pet_type: ({ pet }) => `What kind of animal is ${pet}? Choose or type.`,
  breed: ({ pet }) => `Which breed is ${pet}? A guess is fine if you say so: “Labrador mix, we think”.`,
  pet_age: ({ pet }) => `How old is ${pet}? For example: 3 years`,
  gender: ({ pet }) => `Is ${pet} male or female? Add “spayed” or “neutered” if so: many landlords ask.`,
  weight: ({ pet }) => `How much does ${pet} weigh? For example: 12 lbs`,
  description: ({ pet }) =>
    `What does ${pet} do at home, with visitors, when alone? Small true things say more than praise.`,
};

export const step2Questions: Questions = {
  personality: ({ pet }) => `What is ${pet} like? Tick what a guest would notice within an hour.`,
  training: ({ pet }) => `What has ${pet} learned?`,
  training_description: ({ pet, kind }) =>
    trainingsFor(kind).includes('Leash-trained')
      ? `Which commands, classes, sports and games does ${pet} know? For example: knows sit and stay, walks on a loose leash.`
      : `What can ${pet} do? For example: comes when called, takes food from the hand.`,
  is_vaccinated: ({ pet }) => `Is ${pet} vaccinated?`,
  vaccinations: () => 'Which, and when: “Rabies and DHPP, both May 2026”. Hotels and airlines ask for the dates.',
  is_microchipped: ({ pet }) => `Does ${pet} have a microchip?`,
  has_medical_conditions: ({ pet }) => `Does ${pet} live with an illness or a weakness?`,
  medical_conditions: () => 'What is it, and what does it mean in daily life? “Arthritis; one tablet with breakfast”.',
  health_description: ({ pet }) => `How is ${pet} doing as a whole: diet, weight, check-ups?`,
  enclosure: ({ pet }) => `How large is ${pet}’s home, and where does it stand?`,
  climate: () => 'How warm, humid and bright is it there? In figures, as you keep them.',
  spayed_neutered: ({ pet }) => `Is ${pet} spayed or neutered?`,
  colour_markings: ({ pet }) => `What does ${pet} look like? For example: black with a white chest`,
  microchip_number: () => 'Printed on the résumé; the AI does not see it.',
  vaccine_dates: () => 'Rabies first: when it was given, and until when it is valid.',
  good_with_children: ({ pet }) => `How does ${pet} get on with children?`,
  good_with_dogs: ({ pet }) => `How does ${pet} get on with dogs?`,
  good_with_cats: ({ pet }) => `How does ${pet} get on with cats?`,
  noise: ({ pet }) => `How loud is ${pet}, and when?`,
  feeding: ({ pet }) => `What does ${pet} eat, how much, and when?`,
  medicines: ({ pet }) => `What does ${pet} take? Name, dose, and how you give it.`,
  fears: ({ pet }) => `What frightens ${pet}? Say also where to look, and which doors and gates to watch.`,
};

export const step3Questions: Questions = {
  rental_history: ({ pet }) => `Has ${pet} lived in a rental before?`,
  rental_duration: ({ pet }) => `How long has ${pet} lived in rentals?`,
  rental_experience: () => 'How did it go? What kind of home, which neighbours, what your landlord would say.',
  rental_issues: ({ pet }) => `Has anybody complained about ${pet}, or was anything damaged?`,
  rental_issue_details: () => 'What happened, how was it put right, what is different now?',
  adoption_type: ({ pet }) => `Where does ${pet} come from, as far as you know?`,
  'adoption.shelter': () => 'Which shelter, and when? For example: Harbour Paws Animal Shelter, 2023',
  'adoption.rescue_organization': () => 'Which organization, and when?',
  'adoption.seller': () => 'From whom, and when?',
  'adoption.rehomed.count': ({ pet }) => `How many owners did ${pet} have before you?`,
  'adoption.rehomed.details': () => 'Why did the last home end, if you know?',
  'adoption.rescued': ({ pet }) => `How was ${pet} found, and how did you meet?`,
  'adoption.other': ({ pet }) => `How did ${pet} come to you?`,
  has_traveled: ({ pet }) => `Has ${pet} traveled before?`,
  travel_modes: ({ pet }) => `How did ${pet} travel?`,
  travel_history: () => 'Where to, how long, in a carrier or on a seat?',
  travel_stress: ({ pet }) => `Was ${pet} ever unwell or upset on the way?`,
  travel_stress_details: () => 'What do you see, and what helps?',
  travel_banned: ({ pet }) => `Has anybody refused to take ${pet} along?`,
  travel_ban_details: () => 'By whom, when and why?',
  references: ({ pet }) => `Who can speak for ${pet}?`,
  hours_alone: ({ pet }) => `How long at a stretch is ${pet} alone, and who looks in?`,
  carrier: ({ pet }) => `How large is it, or how heavy with ${pet} inside?`,
  rehoming_reason: ({ pet }) => `Why does ${pet} need a new home? Leave it open unless you are looking for one.`,
  ideal_home: ({ pet }) => `What does ${pet} need? Garden, stairs, children, other pets, somebody at home.`,
};

export const step4Questions: Questions = {
  bio: ({ pet }) =>
    `Who stands behind ${pet}? Two or three sentences: your home, your working hours, how long you have kept pets.`,
};

/** What a day is made of. */
const DAY: Record<Kind, string> = {
  dog: 'Walks, play and sleep, by the clock.',
  cat: 'Play, litter box and sleep, by the clock.',
  rabbit: 'Time out of the cage, play and rest, by the clock.',
  'small mammal': 'Waking, time out of the cage, rest.',
  bird: 'Light, time out of the cage, rest, by the clock.',
  reptile: 'Light and heat, waking, handling.',
  fish: 'Light, water, checks, by the clock.',
  other: 'What happens when, by the clock.',
};

export const step5Questions: Questions = {
  uses_daycare: ({ pet }) => `Does ${pet} go to a daycare or a sitting center?`,
  daycare_details: () => 'Which one, how often, since when?',
  daycare_experience: ({ pet }) => `What do the people there say of ${pet}: with other pets, at drop-off, at rest?`,
  uses_grooming: ({ pet }) => `Does ${pet} go to a grooming center?`,
  grooming_details: ({ pet }) => `Where, how often, and how does ${pet} take it?`,
  owner_bond: ({ pet }) =>
    `What do you and ${pet} share: a habit, a moment you keep? The AI rewrites it for the résumé, from your words alone.`,
  routine: ({ pet, kind }) => `What is a day of ${pet} like? ${DAY[kind]}`,
  vet_contact: () => 'Printed on the résumé; the AI does not see it.',
  after_hours_vet: () => 'Who is there at night? Name and telephone.',
  emergency_contact: ({ pet }) => `Who can decide for ${pet} when you cannot be reached? Name and telephone.`,
};
