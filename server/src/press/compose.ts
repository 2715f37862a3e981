import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import type { Prose } from '@pawsume/contract/resumes';
import { backgroundSection } from './compose/background.ts';
import { careSection } from './compose/care.ts';
import { chipsOf } from './compose/chips.ts';
import { contactOf } from './compose/contact.ts';
import { factsOf } from './compose/facts.ts';
import { healthSection } from './compose/health.ts';
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
  entries: said(paragraph(written, 'heart')),
});

const trainingSection = (description: string): Section => ({
  title: 'Training',
  column: 'main',
  movable: true,
  entries: said(paragraph(description, 'story')),
});

/**
 * Lays out what was answered about one pet, and the three written fields, as the plain data of one page. Prints only
 * what was answered: a "none" needs the owner's No, a Yes that speaks against the pet always stands, details count only
 * under their own Yes, what the prose tells word for word is not told again, and sections with nothing to say are left
 * out (design.md §1, "True").
 * @param asOf when the answers were given; printed as its day in the west of Canada.
 */
export const composePage = (answers: PetAnswers, prose: Prose, asOf: Date): ResumePage => {
  const { step1, step2, step3, owner, step5 } = answers;
  const name = oneLine(step1.pet_name);
  const species = oneLine(step1.pet_type);
  const once = leaveOutRepeats(prose);
  const sections = [
    aboutSection(name, prose.rewritten_pet_description),
    rentalSection(step3),
    once(trainingSection(step2.training_description)),
    ownerSection(owner, prose.rewritten_owner_description),
    once(healthSection(step2)),
    once(travelSection(step3)),
    once(careSection(step5)),
    once(backgroundSection(step3)),
    referencesSection(step3),
  ];
  return {
    language: 'en',
    title: `${name} — Résumé`,
    kicker: 'Pet résumé',
    name,
    oneLiner: oneLine(prose.one_liner_description),
    photoAlt: species ? `Photo of ${name} (${species})` : `Photo of ${name}`,
    facts: factsOf(step1, step2),
    chips: chipsOf(step2),
    sections: sections.filter(({ entries }) => entries.length > 0),
    contact: contactOf(owner, name),
    footer: { note: `Information given by the owner, as of ${dayInWords.format(asOf)}.`, mark: `${name} · Résumé` },
    asOf: dayInFigures.format(asOf),
  };
};
