import type { AnswerId } from './pet-steps/answer-id.ts';

/** Who may be asked to confirm something about a pet. */
export const CONFIRMATION_KINDS = ['Landlord', 'Vet', 'Sitter', 'Trainer', 'Shelter'] as const;
export type ConfirmationKind = (typeof CONFIRMATION_KINDS)[number];

export const CANNOT_SAY = 'I cannot say';
export const FACT_CHOICES = {
  'yes-no': ['Yes', 'No', CANNOT_SAY],
  company: ['Yes', 'With care', 'No', CANNOT_SAY],
} as const;

/** What somebody is asked of their own part, before they see what stands on the page. */
export interface OwnFact {
  id: string;
  /** `text` is a few words, and may stay empty where somebody cannot say. */
  input: 'text' | keyof typeof FACT_CHOICES;
  ask: (pet: string) => string;
  /** The answer of the form that tells the same; null where the form does not ask. */
  answer: AnswerId | null;
  /** Of a fact that the form does not ask: what a Yes is printed as. */
  yes?: (pet: string) => string;
  /** The answer on the page may be confirmed though this was answered otherwise: it tells of more than this. */
  tellsOnlyPart?: true;
}

const own = (id: string, input: OwnFact['input'], ask: OwnFact['ask'], answer: OwnFact['answer'] = null): OwnFact => ({
  ...{ id, input, ask, answer },
});
const part = (fact: OwnFact): OwnFact => ({ ...fact, tellsOnlyPart: true });

const goodWith = (whom: 'children' | 'dogs' | 'cats'): OwnFact =>
  own(`good_with_${whom}`, 'company', (pet) => `Is ${pet} good with ${whom}?`, `good_with_${whom}`);

const again = (id: string, ask: OwnFact['ask'], yes: NonNullable<OwnFact['yes']>): OwnFact => ({
  ...own(id, 'yes-no', ask),
  yes,
});

/** Which facts belong to whom: one table for what is asked, what of the page is shown, and what is printed. */
export const OWN_FACTS: Record<ConfirmationKind, readonly OwnFact[]> = {
  Landlord: [
    own('rented_from', 'text', (pet) => `Since when did ${pet} live in your rental?`, 'rental_duration'),
    own('rented_to', 'text', (pet) => `Until when? If ${pet} still lives there, say so.`, 'rental_duration'),
    part(own('damage', 'yes-no', (pet) => `Did ${pet} cause any damage?`, 'rental_issues')),
    part(own('complaints', 'yes-no', (pet) => `Were there complaints about ${pet}?`, 'rental_issues')),
    again(
      'welcome_again',
      (pet) => `Would you welcome ${pet} again?`,
      (pet) => `would welcome ${pet} again`,
    ),
  ],
  Vet: [
    own('vaccinated', 'yes-no', (pet) => `Is ${pet} up to date with vaccinations?`, 'is_vaccinated'),
    own('neutered', 'yes-no', (pet) => `Is ${pet} spayed or neutered?`, 'spayed_neutered'),
    own('conditions', 'yes-no', (pet) => `Does ${pet} have a medical condition?`, 'has_medical_conditions'),
  ],
  Sitter: [
    own('looked_after', 'text', (pet) => `When did you look after ${pet}?`),
    own('alone', 'text', (pet) => `For how long can ${pet} stay alone?`, 'hours_alone'),
    goodWith('children'),
    goodWith('dogs'),
    goodWith('cats'),
    again(
      'sit_again',
      (pet) => `Would you look after ${pet} again?`,
      (pet) => `would look after ${pet} again`,
    ),
  ],
  Trainer: [
    own('trained_when', 'text', (pet) => `When did you train ${pet}?`),
    own('trained_what', 'text', (pet) => `What did ${pet} learn?`, 'training'),
    own('noise', 'text', (pet) => `How loud is ${pet}?`, 'noise'),
    goodWith('children'),
    goodWith('dogs'),
    again(
      'train_again',
      (pet) => `Would you train ${pet} again?`,
      (pet) => `would train ${pet} again`,
    ),
  ],
  Shelter: [
    own('left_when', 'text', (pet) => `When did ${pet} leave you?`),
    own('came_from', 'text', (pet) => `How did ${pet} come to you?`, 'adoption_type'),
    own('conditions', 'yes-no', (pet) => `Did ${pet} have a medical condition?`, 'has_medical_conditions'),
    goodWith('children'),
    goodWith('dogs'),
    goodWith('cats'),
  ],
};

/** The answers of the form that somebody of a kind can confirm, in the order they are asked. */
export const answersOf = (kind: ConfirmationKind): AnswerId[] => [
  ...new Set(OWN_FACTS[kind].flatMap(({ answer }) => answer ?? [])),
];

/** What an answer is called where somebody confirms it. */
export const CONFIRMED_LABELS = {
  rental_duration: 'Rental time',
  rental_issues: 'Complaints or damage',
  is_vaccinated: 'Vaccinations',
  spayed_neutered: 'Spayed or neutered',
  has_medical_conditions: 'Medical conditions',
  hours_alone: 'Time alone',
  good_with_children: 'Good with children',
  good_with_dogs: 'Good with dogs',
  good_with_cats: 'Good with cats',
  training: 'Training',
  noise: 'Noise',
  adoption_type: 'Origin',
} as const satisfies Partial<Record<AnswerId, string>>;

export type ConfirmableAnswer = keyof typeof CONFIRMED_LABELS;
