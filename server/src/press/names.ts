import type { LeftOut } from './losses.ts';
import type { Contact, Entry, ReferenceEntry, ResumePage, Section } from './page.ts';

/** What an entry is called. */
export const nameEntry = (entry: Entry, { title }: Section): string => {
  if (entry.kind === 'paragraph') return title;
  return `${title} · ${entry.kind === 'fact' ? entry.label : entry.role}`;
};

interface Named extends LeftOut {
  /** Its strings. */
  words: string[];
}

const wordsOf = ({ name, contact, confirmed }: ReferenceEntry): string[] => [
  ...[name, contact],
  ...(confirmed ? [confirmed.by, confirmed.words ?? ''] : []),
];

const nameSection = (section: Section): Named[] =>
  section.entries.map((entry) => {
    const name = nameEntry(entry, section);
    if (entry.kind === 'reference') return { name, source: null, words: wordsOf(entry) };
    return { name, source: entry.source, words: [entry.text] };
  });

const nameContact = ({ name, lines }: Contact): Named[] => [
  { name: 'Owner', source: 'full_name', words: [name] },
  ...lines.map(({ label, value }) => ({ name: label, source: null, words: [value] })),
];

/** What people said on a page, each text with its name there and where it comes from. */
export const nameTexts = ({ name, oneLiner, facts, sections, contact }: ResumePage): Named[] => [
  { name: 'Name', source: 'pet_name', words: [name] },
  { name: 'One line', source: 'one_liner_description', words: [oneLiner] },
  ...facts.map(({ label, value, source }) => ({ name: label, source, words: [value] })),
  ...sections.flatMap(nameSection),
  ...(contact ? nameContact(contact) : []),
];
