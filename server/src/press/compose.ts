import { DEFAULT_PAGE, type PageSettings, type Shown } from '@pawsume/contract/page-settings';
import type { PetAnswers } from '@pawsume/contract/pet-steps/pet-answers';
import type { Prose } from '@pawsume/contract/resumes';
import { hiddenContactMask } from '#answers/contacts';
import { type KnownAnswers, readAnswers } from '#answers/known-answers';
import { collectWarnings } from '#answers/warnings';
import { backgroundSection } from './compose/background.ts';
import { composeContact } from './compose/contact.ts';
import { composeChips, composeFacts } from './compose/facts.ts';
import { goodToKnowSection } from './compose/good-to-know.ts';
import { PAGES, type Place, type SectionName } from './compose/purposes.ts';
import { referencesSection } from './compose/references.ts';
import { rentalSection } from './compose/rental.ts';
import { leaveOutRepeats } from './compose/repeats.ts';
import {
  aboutSection,
  careSection,
  daySection,
  emergencySection,
  enclosureSection,
  goodWithSection,
  healthSection,
  identificationSection,
  nextHomeSection,
  ownerSection,
  trainingSection,
  travelSection,
} from './compose/sections.ts';
import { oneLine, withUnits } from './compose/text.ts';
import { NOTHING_WRITTEN, ownerStoryOf, storyOf } from './compose/unwritten.ts';
import type { Confirmation, Entry, Fact, ResumePage, Section, Source } from './page.ts';

// Nobody's own zone is known. In the westernmost of Canada it is never tomorrow yet, wherever its owner lives.
const timeZone = 'America/Vancouver';
const dayInWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone });
const dayInFigures = new Intl.DateTimeFormat('en-CA', { timeZone });

/** So many of what references confirmed stand on a page at most, the newest of them. */
export const MOST_CONFIRMATIONS = 6;

interface Given {
  facts: readonly Fact[];
  shown: Shown;
  confirmations: readonly Confirmation[];
}

const newest = (confirmations: readonly Confirmation[]): Confirmation[] =>
  confirmations.toSorted((a, b) => a.at.getTime() - b.at.getTime()).slice(-MOST_CONFIRMATIONS);

/** Every section that a page may have; one with nothing to say has no entries. */
const composeSections = (
  known: KnownAnswers,
  prose: Prose | null,
  { facts, shown, confirmations }: Given,
): Record<SectionName, Section> => {
  const name = oneLine(known.pet.name);
  return {
    about: aboutSection(name, storyOf(known, prose)),
    goodToKnow: goodToKnowSection(known),
    goodWith: goodWithSection(known.company),
    identification: identificationSection(facts, known),
    rental: rentalSection(known),
    training: trainingSection(known.training),
    owner: ownerSection(known.owner, ownerStoryOf(known, prose)),
    health: healthSection(known.health),
    day: daySection(name, known.day),
    enclosure: enclosureSection(known.habitat),
    travel: travelSection(known.travel),
    care: careSection(known.care),
    background: backgroundSection(known.origin),
    nextHome: nextHomeSection(known.nextHome),
    emergency: emergencySection(known.emergency),
    references: referencesSection(
      shown.references
        ? { references: known.references, confirmations: newest(confirmations) }
        : { references: [], confirmations: [] },
      (at) => dayInWords.format(at),
    ),
  };
};

/** A section as it stands on the page of a purpose. */
const placed = ({ title, column, movable, entries }: Section, place: Place, pet: KnownAnswers['pet']): Section => ({
  title: place.title?.(oneLine(pet.name), pet.areSeveral) ?? title,
  column: place.column ?? column,
  movable: place.movable ?? movable,
  entries: place.only
    ? entries.filter((entry) => entry.kind !== 'reference' && place.only?.includes(entry.source))
    : entries,
});

/** A detail that a reader looks for gives way after those that they do not. */
const lookedFor = (entry: Entry): Entry =>
  entry.kind === 'reference' || entry.importance === 'heart' || entry.importance === 'key'
    ? entry
    : { ...entry, importance: 'wanted' };

/** Lays out a page with every text as it was typed. */
const composeWhole = (
  answers: PetAnswers,
  prose: Prose | null,
  asOf: Date,
  settings: PageSettings & { confirmations?: readonly Confirmation[] } = DEFAULT_PAGE,
): ResumePage => {
  const known = readAnswers(answers);
  const name = oneLine(known.pet.name);
  const species = oneLine(known.pet.type);
  const { design, accent, paper, purpose, shown, confirmations = [] } = settings;
  const { kind, contactTitle, withoutFacts, sections, note } = PAGES[purpose];
  const facts = composeFacts(known);
  const all = composeSections(known, prose, { facts, shown, confirmations });
  const once = leaveOutRepeats(prose ?? NOTHING_WRITTEN, {
    names: `${name} ${known.owner.full_name}`,
    warnings: collectWarnings(known),
  });
  const place = (each: Place): Section => {
    const section = placed(all[each.section], each, known.pet);
    return each.inFull ? { ...section, entries: section.entries.map(lookedFor) } : once(section);
  };
  return {
    look: { design, accent, paper },
    language: 'en',
    title: `${name} — ${kind}`,
    kicker: kind,
    name,
    oneLiner: oneLine(prose?.one_liner_description ?? ''),
    ...(prose === null && { unwritten: true }),
    photoAlt: species ? `Photo of ${name} (${species})` : `Photo of ${name}`,
    facts: facts.filter(({ source }) => !withoutFacts.includes(source)),
    chips: composeChips(known),
    sections: sections.map(place).filter(({ entries }) => entries.length > 0),
    contact: composeContact(known.owner, { title: contactTitle(name), shown }),
    footer: {
      note: [`Information given by the owner, as of ${dayInWords.format(asOf)}.`, note].filter(Boolean).join(' '),
      mark: `${name} · ${kind}`,
    },
    asOf: dayInFigures.format(asOf),
  };
};

/** Numbers of running text stay on one line with their units. */
const keepUnits = (page: ResumePage): ResumePage => ({
  ...page,
  oneLiner: withUnits(page.oneLiner),
  sections: page.sections.map((section) => ({
    ...section,
    entries: section.entries.map((entry) =>
      entry.kind === 'reference' ? entry : { ...entry, text: withUnits(entry.text) },
    ),
  })),
});

/** Answers that look like a telephone number, or that are printed because they are a contact. */
const KEPT: readonly Source[] = ['microchip_number', 'vet_name', 'vet_contact', 'after_hours_vet', 'emergency_contact'];

/** Masks every text of a page in which an owner may have typed a contact. */
const maskPage = (page: ResumePage, mask: (text: string) => string): ResumePage => {
  const maskEntry = (entry: Entry): Entry =>
    entry.kind === 'reference' || KEPT.includes(entry.source) ? entry : { ...entry, text: mask(entry.text) };
  return {
    ...page,
    oneLiner: mask(page.oneLiner),
    facts: page.facts.map((fact) => (KEPT.includes(fact.source) ? fact : { ...fact, value: mask(fact.value) })),
    sections: page.sections
      .map((section) => ({
        ...section,
        entries: section.entries.map(maskEntry).filter((entry) => entry.kind === 'reference' || entry.text !== ''),
      }))
      .filter(({ entries }) => entries.length > 0),
  };
};

/**
 * Lays out what was answered about one pet, and the three written fields, as the plain data of one page. Prints only
 * what is known: a "none" needs the owner's No, what the prose tells, in the owner's words or of them, is not told again unless it speaks
 * against the pet, and sections with nothing to say are left out (design.md §1, "True").
 * The settings say for whom: what stands where, what it is called, and what of owner and references is shown. What references
 * confirmed and still stands comes with them; it is printed where references are shown.
 * @param prose null where it is not written yet: the page shows where it will stand.
 * @param asOf when the answers were given; printed as its day in the west of Canada.
 */
export const composePage = (
  answers: PetAnswers,
  prose: Prose | null,
  asOf: Date,
  settings: PageSettings & { confirmations?: readonly Confirmation[] } = DEFAULT_PAGE,
): ResumePage => {
  const page = composeWhole(answers, prose, asOf, settings);
  const mask = hiddenContactMask(answers, settings.shown);
  return keepUnits(mask === null ? page : maskPage(page, (text) => mask(text)));
};

const NO_CONTACT: Shown = { address: false, phone: false, email: false, references: true };

/** Returns a page as it is with every contact in its texts hidden, whatever its settings show. */
export const withoutTypedContacts = (page: ResumePage, answers: PetAnswers): ResumePage => {
  const mask = hiddenContactMask(answers, NO_CONTACT);
  return keepUnits(mask === null ? page : maskPage(page, (text) => mask(text)));
};

/** The contacts that were typed into texts of a page and are left out of it, each once. */
export const listHiddenContacts = (answers: PetAnswers, prose: Prose | null, settings: PageSettings): string[] => {
  const mask = hiddenContactMask(answers, settings.shown);
  const found = new Set<string>();
  if (mask !== null) {
    maskPage(composeWhole(answers, prose, new Date(0), settings), (text) => mask(text, (words) => found.add(words)));
  }
  return [...found];
};
