import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import type { KnownAnswers } from '#answers/known-answers';
import { organisationOf } from '#answers/organisation';
import type { Entry, Fact, Section } from '../page.ts';
import { fact, oneLine, paragraph, said } from './text.ts';

/** A section whose entries are printed as they were answered. */
const section = (
  title: string,
  [column, movable]: [Section['column'], 'movable' | 'fixed'],
  entries: readonly (Entry | null)[],
): Section => ({ title, column, movable: movable === 'movable', entries: said(...entries) });

export const aboutSection = (name: string, story: Entry): Section =>
  section(`About ${name}`, ['main', 'fixed'], [story]);

export const ownerSection = (owner: Step4, story: Entry | null): Section =>
  section(
    `About the ${organisationOf(owner.full_name, owner.profession) || 'owner'}`,
    ['main', 'movable'],
    [story, fact('Profession', owner.profession, 'profession', 'key'), fact('Age', owner.age, null, 'key')],
  );

export const trainingSection = ({ notes }: KnownAnswers['training']): Section =>
  section('Training', ['main', 'movable'], [paragraph(notes, 'training_description', 'story')]);

export const goodWithSection = ({ children, dogs, cats }: KnownAnswers['company']): Section =>
  section(
    'Good with',
    ['main', 'fixed'],
    [
      fact('Children', children, 'good_with_children', 'key'),
      fact('Dogs', dogs, 'good_with_dogs', 'key'),
      fact('Cats', cats, 'good_with_cats', 'key'),
    ],
  );

/** The table that airlines and hotels ask for. */
export const identificationSection = (
  facts: readonly Fact[],
  { health, travel }: Pick<KnownAnswers, 'health' | 'travel'>,
): Section =>
  section(
    'Identification',
    ['main', 'fixed'],
    [
      ...facts.map(({ label, value, source }) => fact(label, value, source, 'key')),
      fact('Chip number', oneLine(health.chipNumber), 'microchip_number', 'key'),
      fact('Carrier', oneLine(travel.carrier), 'carrier', 'key'),
    ],
  );

export const healthSection = (health: KnownAnswers['health']): Section =>
  section(
    'Health',
    ['side', 'fixed'],
    [
      health.vaccinated === 'Yes' ? fact('Vaccinations', health.vaccinations, 'vaccinations') : null,
      fact('Vaccine dates', health.vaccineDates, 'vaccine_dates'),
      health.neutered === 'No' ? fact('Spayed/neutered', 'No', 'spayed_neutered', 'key') : null,
      fact('Microchip number', health.chipNumber, 'microchip_number', 'key'),
      paragraph(health.notes, 'health_description'),
    ],
  );

export const daySection = (name: string, { routine, feeding, hoursAlone }: KnownAnswers['day']): Section =>
  section(
    `A day with ${name}`,
    ['main', 'movable'],
    [
      fact('Routine', routine, 'routine'),
      fact('Feeding', feeding, 'feeding'),
      fact('Time alone', hoursAlone, 'hours_alone'),
    ],
  );

export const enclosureSection = ({ enclosure, climate }: KnownAnswers['habitat']): Section =>
  section(
    'Enclosure',
    ['side', 'movable'],
    [paragraph(enclosure, 'enclosure'), fact('Climate and light', climate, 'climate')],
  );

export const careSection = (care: KnownAnswers['care']): Section =>
  section(
    'Care',
    ['side', 'movable'],
    [
      care.daycare === 'Yes' ? fact('Daycare or sitter', care.daycareDetails || 'Yes', 'daycare_details') : null,
      care.daycare === 'Yes' ? fact('Experience there', care.daycareExperience, 'daycare_experience', 'story') : null,
      care.grooming === 'Yes' ? fact('Grooming', care.groomingDetails || 'Yes', 'grooming_details') : null,
    ],
  );

export const nextHomeSection = ({ ideal, reason }: KnownAnswers['nextHome']): Section =>
  section(
    'A new home',
    ['side', 'movable'],
    [fact('Wanted', ideal, 'ideal_home'), fact('Why', reason, 'rehoming_reason')],
  );

/** People to call about the pet. No other section tells of them, and none gives way to a longer text. */
export const emergencySection = ({ vet, vetContact, afterHours, contact }: KnownAnswers['emergency']): Section =>
  section(
    'Vet & emergency',
    ['side', 'fixed'],
    [
      fact('Vet', [vet, vetContact].map(oneLine).filter(Boolean).join(' · '), 'vet_name', 'key'),
      fact('After hours', oneLine(afterHours), 'after_hours_vet', 'key'),
      fact('Emergency contact', oneLine(contact), 'emergency_contact', 'key'),
    ],
  );

/** A Yes to a question that warns stands under "Good to know". */
const travelled = ({ travelled: answer, modes, history }: KnownAnswers['travel']): Entry[] => {
  if (answer === 'No') return [paragraph('Has not travelled yet.', 'has_traveled')];
  if (answer === '') return [];
  const details = said(
    fact('Travels by', modes.join(', '), 'travel_modes'),
    fact('Journeys', history, 'travel_history', 'story'),
  );
  return details.length > 0 ? details : [paragraph('Has travelled.', 'has_traveled')];
};

export const travelSection = (travel: KnownAnswers['travel']): Section =>
  section(
    'Travel',
    ['side', 'movable'],
    [
      ...travelled(travel),
      travel.stress === 'No' ? fact('Stress or illness', 'None reported', 'travel_stress') : null,
      travel.barred === 'No' ? fact('Barred from travel', 'Never', 'travel_banned') : null,
      fact('Carrier', travel.carrier, 'carrier'),
    ],
  );
