import type { Contact, Entry, Importance, ResumePage, Section } from '../page.ts';
import { estimateWidth } from './text-width.ts';

export interface Shortened {
  page: ResumePage;
  /** Names of what was shortened, as they stand on the page. */
  trimmed: string[];
}

/** The em width that the most important free text of a section may keep; the page's short facts take it for null. */
export type BudgetOf = (section: number | null) => number;

const ELLIPSIS = '…';
const SHARE: Record<Importance, number> = { heart: 2, key: 1, detail: 0.7, story: 0.45 };
const SHORTEST_LINE = 16;
const LONGEST_ADDRESS = 80;

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Where the part of a text that is at most `ems` wide ends, never inside a character of several code points. */
const findEnd = (text: string, ems: number): number => {
  let width = estimateWidth(ELLIPSIS);
  let end = 0;
  for (const char of text) {
    width += estimateWidth(char);
    if (width > ems) return clusters.segment(text).containing(end)?.index ?? end;
    end += char.length;
  }
  return end;
};

/** The start of a text that is at most `ems` wide, cut between words where there are any, and marked as cut. */
export const cut = (text: string, ems: number): string => {
  if (estimateWidth(text) <= ems) return text;
  const kept = text.slice(0, findEnd(text, ems));
  const words = kept.replace(/(?<!\s)\s+\S*$/u, '');
  const whole = words.length > kept.length * 0.6 ? words : kept;
  return `${whole.replace(/(?<![\s\p{Punctuation}\u200b])[\s\p{Punctuation}\u200b]+$/u, '')}${ELLIPSIS}`;
};

const nameEntry = (entry: Entry, { title }: Section): string => {
  if (entry.kind === 'paragraph') return title;
  return `${title} · ${entry.kind === 'fact' ? entry.label : entry.role}`;
};

/** Shortens the texts of a page to a budget, and tells which ones. Labels, titles and links of contact stay whole. */
export const shorten = (page: ResumePage, budgetOf: BudgetOf): Shortened => {
  const trimmed = new Set<string>();
  const fit = (name: string, text: string, ems: number): string => {
    const short = cut(text, ems);
    if (short !== text) trimmed.add(name);
    return short;
  };
  // A word of what the pet is, or of who vouches for it, weighs more than a sentence of any story.
  const lineBudget = (budget: number) => Math.max(SHORTEST_LINE, budget * SHARE.detail);
  const shortenEntry = (entry: Entry, name: string, budget: number): Entry => {
    if (entry.kind !== 'reference') return { ...entry, text: fit(name, entry.text, budget * SHARE[entry.importance]) };
    const line = lineBudget(budget);
    return { ...entry, name: fit(name, entry.name, line), contact: fit(name, entry.contact, line * 1.5) };
  };
  const shortenContact = (contact: Contact, budget: number): Contact => ({
    ...contact,
    lines: contact.lines.map((line) => (line.href ? line : { ...line, value: fit(line.label, line.value, budget) })),
  });
  const short = {
    ...page,
    facts: page.facts.map(({ label, value }) => ({ label, value: fit(label, value, lineBudget(budgetOf(null))) })),
    sections: page.sections.map((section, at) => ({
      ...section,
      entries: section.entries.map((entry) => shortenEntry(entry, nameEntry(entry, section), budgetOf(at))),
    })),
    contact: page.contact && shortenContact(page.contact, Math.max(LONGEST_ADDRESS, budgetOf(null))),
  };
  return { page: short, trimmed: [...trimmed] };
};

/** Cuts name, headings and one-liner to so many characters each: only where no other text can be cut any shorter. */
export const shortenHeads = (page: ResumePage, most: number): Shortened => {
  const cutHead = (text: string): string => {
    const parts = [...clusters.segment(text)].map(({ segment }) => segment);
    return parts.length > most ? `${parts.slice(0, most).join('').trimEnd()}${ELLIPSIS}` : text;
  };
  const short = {
    ...page,
    name: cutHead(page.name),
    oneLiner: cutHead(page.oneLiner),
    sections: page.sections.map((section) => ({ ...section, title: cutHead(section.title) })),
    contact: page.contact && { ...page.contact, title: cutHead(page.contact.title), name: cutHead(page.contact.name) },
    footer: { ...page.footer, mark: cutHead(page.footer.mark) },
  };
  return { page: short, trimmed: short.name === page.name ? [] : ['Name'] };
};
