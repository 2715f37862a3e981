import { confirmedLines } from '../confirmed-lines.ts';
import type { Entry, ResumePage, Section } from '../page.ts';
import { unbroken } from '../type/printable.ts';

/** A line of a page for those who cannot see its picture; with a level where it is a heading. */
export interface Line {
  text: string;
  heading?: 1 | 2;
}

const pair = ({ label, value }: { label: string; value: string }): Line => ({ text: `${label}: ${value}` });

const entryLine = (entry: Entry): Line => {
  if (entry.kind === 'paragraph') return { text: entry.text };
  if (entry.kind === 'fact') return { text: `${entry.label}: ${entry.text}` };
  const { role, name, contact, confirmed } = entry;
  const said = confirmed ? Object.values(confirmedLines(confirmed)) : [];
  return { text: [role, name, contact, ...said].filter(Boolean).join(' · ') };
};

const sectionLines = ({ title, entries }: Section): Line[] => [{ text: title, heading: 2 }, ...entries.map(entryLine)];

/** All that stands on a page, in reading order. */
export const listWords = ({ kicker, name, oneLiner, facts, chips, sections, contact, footer }: ResumePage): Line[] =>
  [
    { text: kicker },
    { text: name, heading: 1 as const },
    { text: oneLiner },
    ...facts.map(pair),
    { text: chips.map(({ text }) => text).join(', ') },
    ...sections.filter(({ entries }) => entries.length > 0).flatMap(sectionLines),
    ...(contact
      ? [{ text: contact.title, heading: 2 as const }, { text: contact.name }, ...contact.lines.map(pair)]
      : []),
    { text: footer.note },
    ...(footer.link ? [{ text: footer.link.hint }, { text: footer.link.code }] : []),
  ]
    .filter(({ text }) => text !== '')
    .map((line) => ({ ...line, text: unbroken(line.text) }));
