import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import type { Prose } from '@pawsume/contract/resumes';
import { readAnswers } from '#answers/known-answers';
import { collectWarnings } from '#answers/warnings';
import { backgroundSection } from './compose/background.ts';
import { careSection } from './compose/care.ts';
import { composeChips } from './compose/chips.ts';
import { composeContact } from './compose/contact.ts';
import { daySection } from './compose/day.ts';
import { emergencySection } from './compose/emergency.ts';
import { enclosureSection } from './compose/enclosure.ts';
import { composeFacts } from './compose/facts.ts';
import { goodToKnowSection } from './compose/good-to-know.ts';
import { healthSection } from './compose/health.ts';
import { homeSection } from './compose/home.ts';
import { ownerSection } from './compose/owner.ts';
import { referencesSection } from './compose/references.ts';
import { rentalSection } from './compose/rental.ts';
import { leaveOutRepeats } from './compose/repeats.ts';
import { oneLine, paragraph, said } from './compose/text.ts';
import { travelSection } from './compose/travel.ts';
import type { ResumePage, Section } from './page.ts';

// Nobody's own zone is known. In the westernmost of Canada it is never tomorrow yet, wherever its owner lives.
const timeZone = 'America/Vancouver';
const dayInWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const dayInFigures = new Intl.DateTimeFormat('en-CA', { timeZone });

const aboutSection = (name: string, written: string): Section => ({
  title: `About ${name}`,
  column: 'main',
  movable: false,
  entries: said(paragraph(written, 'rewritten_pet_description', 'heart')),
});

const trainingSection = (description: string): Section => ({
  title: 'Training',
  column: 'main',
  movable: true,
  entries: said(paragraph(description, 'training_description', 'story')),
});

/**
 * Lays out what was answered about one pet, and the three written fields, as the plain data of one page. Prints only
 * what is known: a "none" needs the owner's No, what the prose tells, in the owner's words or of them, is not told again unless it speaks
 * against the pet, and sections with nothing to say are left out (design.md §1, "True").
 * @param asOf when the answers were given; printed as its day in the west of Canada.
 */
export const composePage = (answers: PetAnswers, prose: Prose, asOf: Date): ResumePage => {
  const known = readAnswers(answers);
  const name = oneLine(known.pet.name);
  const species = oneLine(known.pet.type);
  const once = leaveOutRepeats(prose, { names: `${name} ${known.owner.full_name}`, warnings: collectWarnings(known) });
  const sections = [
    aboutSection(name, prose.rewritten_pet_description),
    goodToKnowSection(known),
    once(rentalSection(known.home)),
    once(trainingSection(known.training.notes)),
    ownerSection(known.owner, prose.rewritten_owner_description),
    once(healthSection(known.health)),
    once(travelSection(known.travel)),
    once(careSection(known.care)),
    once(backgroundSection(known.origin)),
    referencesSection(known.references),
    once(daySection(name, known.day)),
    once(enclosureSection(known.habitat)),
    once(homeSection(known.nextHome)),
    emergencySection(known.emergency),
  ];
  return {
    language: 'en',
    title: `${name} — Résumé`,
    kicker: 'Pet résumé',
    name,
    oneLiner: oneLine(prose.one_liner_description),
    photoAlt: species ? `Photo of ${name} (${species})` : `Photo of ${name}`,
    facts: composeFacts(known),
    chips: composeChips(known),
    sections: sections.filter(({ entries }) => entries.length > 0),
    contact: composeContact(known.owner, name),
    footer: { note: `Information given by the owner, as of ${dayInWords.format(asOf)}.`, mark: `${name} · Résumé` },
    asOf: dayInFigures.format(asOf),
  };
};
