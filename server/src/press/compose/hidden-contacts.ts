import type { Entry, ResumePage, Source } from '../page.ts';

/** Answers that look like a telephone number, or that are printed because they are a contact. */
const KEPT: readonly Source[] = ['microchip_number', 'vet_name', 'vet_contact', 'after_hours_vet', 'emergency_contact'];

/** Masks every text of a page in which an owner may have typed a contact. */
export const maskPage = (page: ResumePage, mask: (text: string) => string): ResumePage => {
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
