import { z } from 'zod';
import {
  choiceInput,
  choicesInput,
  LIMITS,
  optionalName,
  optionalText,
  versionInput,
  yesNo,
  yesNoInput,
} from '../fields.ts';
import { emptyFurtherStep3, furtherStep3, furtherStep3Input } from './further-step3.ts';

export const ADOPTION_TYPES = [
  'Shelter',
  'Rescue Organization',
  'Breeder',
  'Pet Store',
  'Rehomed',
  'Rescued',
  'Other',
] as const;
export const TRAVEL_MODES = ['Air', 'Car', 'Train', 'Boat'] as const;
export const REFERENCE_TYPES = ['Landlord', 'Vet', 'Trainer', 'Shelter', 'Neighbor'] as const;
export type ReferenceType = (typeof REFERENCE_TYPES)[number];

const mapIn = (json: string): Record<string, unknown> => {
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    return {};
  }
};

const contactsGiven = z.union([z.string(), z.record(z.string(), z.unknown())]).nullish();

/** A map, or the JSON text of one. What cannot be parsed is empty, and no role but ours is looked at. */
const byRole = (given: z.output<typeof contactsGiven>): Record<string, unknown> => {
  const map = typeof given === 'string' ? mapIn(given) : (given ?? {});
  const known = REFERENCE_TYPES.filter((type) => Object.hasOwn(map, type));
  return Object.fromEntries(known.map((type) => [type, map[type]]));
};

const contact = z.object({ name: z.string().default(''), contact: z.string().default('') });
const contactMap = z.partialRecord(z.enum(REFERENCE_TYPES), contact);
// Answers are written by this schema too, so it must know both ways.
const referenceContacts = z
  .codec(contactsGiven, z.record(z.string(), z.unknown()), { decode: byRole, encode: (map) => map })
  .pipe(contactMap);
export type ReferenceContacts = z.infer<typeof referenceContacts>;

export const step3 = z.object({
  rental_history: yesNo,
  rental_duration: z.string(),
  rental_experience: z.string(),
  rental_issues: yesNo,
  rental_issue_details: z.string(),
  adoption_type: z.enum([...ADOPTION_TYPES, '']),
  adoption_details: z.string(),
  has_traveled: yesNo,
  travel_modes: z.array(z.enum(TRAVEL_MODES)),
  travel_history: z.string(),
  travel_stress: yesNo,
  travel_stress_details: z.string(),
  travel_banned: yesNo,
  travel_ban_details: z.string(),
  references: z.array(z.enum(REFERENCE_TYPES)),
  reference_contacts: referenceContacts,
  ...furtherStep3,
});

export type Step3 = z.infer<typeof step3>;

const contactInput = z.object({ name: optionalName(LIMITS.name), contact: optionalName(LIMITS.short) });

const contactsInput = contactsGiven.transform(byRole).pipe(z.partialRecord(z.enum(REFERENCE_TYPES), contactInput));

/** Each as it is sent, before those are forgotten that another answer takes the sense from. */
export const step3Answers = z.object({
  rental_history: yesNoInput,
  rental_duration: optionalText(LIMITS.short),
  rental_experience: optionalText(LIMITS.long),
  rental_issues: yesNoInput,
  rental_issue_details: optionalText(LIMITS.long),
  adoption_type: choiceInput(ADOPTION_TYPES),
  adoption_details: optionalText(LIMITS.long),
  has_traveled: yesNoInput,
  travel_modes: choicesInput(TRAVEL_MODES),
  travel_history: optionalText(LIMITS.long),
  travel_stress: yesNoInput,
  travel_stress_details: optionalText(LIMITS.long),
  travel_banned: yesNoInput,
  travel_ban_details: optionalText(LIMITS.long),
  references: choicesInput(REFERENCE_TYPES),
  reference_contacts: contactsInput,
  ...furtherStep3Input,
});

/** Keeps the contacts of ticked references and forgets the others. */
const onlyTicked = <T extends z.output<typeof step3Answers>>(answers: T): T => {
  const contactOf = (type: ReferenceType) => answers.reference_contacts[type] ?? { name: '', contact: '' };
  return {
    ...answers,
    reference_contacts: Object.fromEntries(answers.references.map((type) => [type, contactOf(type)])),
  };
};

export const step3Input = step3Answers.transform(onlyTicked);

/** With the count of saves that the form was loaded with. */
export const step3Save = step3Answers.extend({ version: versionInput }).transform(onlyTicked);

export const emptyStep3: Step3 = {
  rental_history: '',
  rental_duration: '',
  rental_experience: '',
  rental_issues: '',
  rental_issue_details: '',
  adoption_type: '',
  adoption_details: '',
  has_traveled: '',
  travel_modes: [],
  travel_history: '',
  travel_stress: '',
  travel_stress_details: '',
  travel_banned: '',
  travel_ban_details: '',
  references: [],
  reference_contacts: {},
  ...emptyFurtherStep3,
};
