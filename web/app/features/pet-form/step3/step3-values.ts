import {
  REFERENCE_TYPES,
  type ReferenceContacts,
  type Step3,
  step3,
  step3Input,
} from '@pawsume/contract/pet-steps/step3';
import { z } from 'zod';
import { adoptionTexts, detailsOfAdoption, placeOfDetails, textsOfAdoption } from './adoption.ts';

const contact = z.object({ name: z.string(), contact: z.string() });

/** The form: every kind of adoption and every kind of reference keeps its texts, whatever is ticked just now. */
export const step3Kept = step3.omit({ adoption_details: true, reference_contacts: true }).extend({
  adoption: adoptionTexts,
  contacts: z.record(z.enum(REFERENCE_TYPES), contact),
});

export type Step3Values = z.infer<typeof step3Kept>;

const contactsFrom = (stored: ReferenceContacts): Step3Values['contacts'] => {
  const of = (type: keyof ReferenceContacts) => stored[type] ?? { name: '', contact: '' };
  return {
    Landlord: of('Landlord'),
    Vet: of('Vet'),
    Trainer: of('Trainer'),
    Shelter: of('Shelter'),
    Neighbor: of('Neighbor'),
  };
};

export const valuesOfStep3 = ({ adoption_details, reference_contacts, ...stored }: Step3): Step3Values => ({
  ...stored,
  adoption: textsOfAdoption(stored.adoption_type, adoption_details),
  contacts: contactsFrom(reference_contacts),
});

/** As they are sent. */
export const answersOf = ({ adoption, contacts, ...values }: Step3Values) => ({
  ...values,
  adoption_details: detailsOfAdoption(values.adoption_type, adoption),
  reference_contacts: contacts,
});

const placeOf = ([first, ...rest]: PropertyKey[], values: Step3Values): PropertyKey[] => {
  if (first === 'adoption_details') return placeOfDetails(values.adoption_type);
  return first === 'reference_contacts' ? ['contacts', ...rest] : first === undefined ? [] : [first, ...rest];
};

/** From the form to what is sent, by the contract's own rules; what breaks one is told where it stands in the form. */
export const step3Form = z.custom<Step3Values>().transform((values, context) => {
  const { data, error } = step3Input.safeParse(answersOf(values));
  if (data) return data;
  for (const { message, path } of error.issues) {
    context.addIssue({ code: 'custom', message, path: placeOf(path, values) });
  }
  return z.NEVER;
});
