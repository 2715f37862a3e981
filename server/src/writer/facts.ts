import { mapStrings } from '@pawsume/contract/map-strings';
import { DEFAULT_PAGE, type Purpose } from '@pawsume/contract/page-settings';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import { contactScrubber } from '#answers/contacts';
import { type KnownAnswers, readAnswers } from '#answers/known-answers';
import { isInPetsVoice, withoutAdvert } from './text/advert.ts';

type Told =
  | 'pet'
  | 'traits'
  | 'training'
  | 'home'
  | 'origin'
  | 'travel'
  | 'care'
  | 'company'
  | 'day'
  | 'habitat'
  | 'nextHome';

/** Answers that prose may be written from. Empty text, an empty list and `''` mean that nobody answered. */
export interface WriterFacts extends Pick<KnownAnswers, Told> {
  /** Reader of the résumé. */
  purpose: Purpose;
  /** The description is written in the pet's name. */
  isInPetsVoice: boolean;
  health: Omit<KnownAnswers['health'], 'chipNumber'>;
  owner: { name: string; profession: string; bio: string; bond: string };
}

/**
 * Reads the answers that prose is made from, and no others.
 *
 * Phone, e-mail, address, the owner's age, the names and contacts of references, vets and helpers, and the chip's number stay
 * behind (reliability anchor M4: the template prints them); a sentence of free text that repeats one of them is left out.
 */
export const writerFacts = (answers: PetAnswers, purpose: Purpose = DEFAULT_PAGE.purpose): WriterFacts => {
  const { pet, traits, training, health, home, origin, travel, care, company, ...known } = readAnswers(answers);
  const { chipNumber: _, ...told } = health;
  const { full_name: name, profession, bio } = known.owner;
  const scrub = contactScrubber(known);
  const scrubIn = <Field extends string, Group extends Record<Field, string>>(
    group: Group,
    ...fields: Field[]
  ): Group => ({
    ...group,
    ...Object.fromEntries(fields.map((field) => [field, scrub(group[field])])),
  });
  return {
    purpose,
    isInPetsVoice: isInPetsVoice(pet.description, pet.name),
    pet: { ...pet, colour: scrub(pet.colour), description: withoutAdvert(scrub(pet.description), pet) },
    traits,
    training: scrubIn(training, 'notes'),
    health: scrubIn(told, 'vaccinations', 'vaccineDates', 'conditions', 'medicines', 'fears', 'notes'),
    home: scrubIn(home, 'duration', 'experience', 'complaintDetails', 'noise'),
    origin: scrubIn(origin, 'details'),
    travel: scrubIn(travel, 'history', 'stressDetails', 'barredDetails', 'carrier'),
    care: scrubIn(care, 'daycareDetails', 'daycareExperience', 'groomingDetails'),
    company,
    day: mapStrings(known.day, scrub),
    habitat: mapStrings(known.habitat, scrub),
    nextHome: mapStrings(known.nextHome, scrub),
    owner: { name, ...mapStrings({ profession, bio, bond: known.bond }, scrub) },
  };
};
