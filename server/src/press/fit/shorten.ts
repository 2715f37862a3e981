import { splitPieces } from '#lib/sentences';
import type { LeftOut } from '../losses.ts';
import { nameEntry, nameTexts } from '../names.ts';
import type {
  Confirmed,
  Contact,
  Entry,
  Fact,
  FactEntry,
  Importance,
  ParagraphEntry,
  ReferenceEntry,
  ResumePage,
} from '../page.ts';
import { estimateWidth } from './text-width.ts';

export interface Shortened {
  page: ResumePage;
  trimmed: LeftOut[];
}

/** The em width that the most important free text of a section may keep; the page's short facts take it for null. */
export type BudgetOf = (section: number | null) => number;

const ELLIPSIS = '…';
const SHARE: Record<Importance, number> = { heart: 2, key: 1, wanted: 1.4, detail: 0.7, story: 0.45 };
const SHORTEST_LINE = 16;
/** About as wide as the longest story of a pet. Before it loses a sentence, references have given what they can. */
const LONGEST_STORY = 800;
const REFERENCE_SHARE = (SHORTEST_LINE / LONGEST_STORY) * SHARE.heart;
/** How many times its share the first sentence of a text that has to stand may take. */
const GRACE = 6;
/** At the last budget of all, in ems, not even that. */
const LEAST_FOR_GRACE = 14;
const LONGEST_ADDRESS = 80;
/** Less of a text says nothing any more: then a word is cut. */
const LEAST_KEPT = 0.3;

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

/** The start of a text without the word it was cut in, unless that word is most of it. */
const wholeWords = (kept: string): string => {
  const words = kept.replace(/(?<!\s)\s+\S*$/u, '');
  return words.length > kept.length * LEAST_KEPT ? words : kept;
};

/** The start of a text that is at most `ems` wide, cut between words where there are any, and marked as cut. */
export const cut = (text: string, ems: number): string => {
  if (estimateWidth(text) <= ems) return text;
  const kept = text.slice(0, findEnd(text, ems));
  return `${wholeWords(kept).replace(/(?<![\s\p{Punctuation}\u200b])[\s\p{Punctuation}\u200b]+$/u, '')}${ELLIPSIS}`;
};

/**
 * The whole sentences that a text begins with, as many as are at most `ems` wide. Where not even the first one is, a
 * text that has to stand keeps that one, or its start where it is very long, and another one nothing. A warning says that there is
 * more to it.
 */
export const cutSentences = (text: string, ems: number, { mustStand, isWarning, grace, isVital }: Weight): string => {
  if (estimateWidth(text) <= (isVital ? ems * grace : ems)) return text;
  const mark = isWarning ? ` ${ELLIPSIS}` : '';
  const kept = takePieces(text, ems - estimateWidth(mark)).trimEnd();
  if (kept !== '') return kept + mark;
  if (!mustStand) return '';
  const [first = ''] = splitPieces(text);
  // Its first sentence stays whole as long as others have something to give.
  if (estimateWidth(first) > ems * grace) return cut(text, ems);
  return first === text ? text : first.trimEnd() + mark;
};

/** Each piece is measured once: a text of very many short sentences costs no more than another one. */
const takePieces = (text: string, ems: number): string => {
  let width = 0;
  let end = 0;
  for (const piece of splitPieces(text)) {
    width += estimateWidth(piece);
    if (width > ems) break;
    end += piece.length;
  }
  return text.slice(0, end);
};

interface Weight {
  mustStand: boolean;
  isWarning: boolean;
  /** It has this grace as a whole: half of it would be worse than nothing. */
  isVital?: boolean;
  /** How many times its share the first sentence may take, where the text has to stand. */
  grace: number;
}

const isCaution = (entry: ParagraphEntry | FactEntry): boolean => entry.kind === 'fact' && entry.tone === 'caution';

const weigh = (entry: ParagraphEntry | FactEntry, budget: number): Weight => ({
  mustStand: entry.importance === 'heart' || entry.importance === 'key',
  isWarning: isCaution(entry),
  isVital: isCaution(entry) && entry.importance === 'heart',
  grace: budget < LEAST_FOR_GRACE ? 1 : GRACE,
});

/**
 * Shortens the texts of a page to a budget, and tells which ones: whole sentences go, and a text that has none left. A
 * section may be left with nothing in it. Labels, titles and links of contact stay whole.
 */
export const shorten = (page: ResumePage, budgetOf: BudgetOf): Shortened => {
  const trimmed = new Map<string, LeftOut>();
  const note = (whole: LeftOut, text: string, short: string): string => {
    if (short !== text) trimmed.set(whole.name, whole);
    return short;
  };
  const fit = (whole: LeftOut, text: string, ems: number): string => note(whole, text, cut(text, ems));
  const shortenEntry = (entry: Entry, name: string, budget: number): Entry => {
    if (entry.kind !== 'reference') {
      const short = cutSentences(entry.text, budget * SHARE[entry.importance], weigh(entry, budget));
      return { ...entry, text: note({ name, source: entry.source }, entry.text, short) };
    }
    const whole = { name, source: null };
    const line = Math.max(SHORTEST_LINE, budget * REFERENCE_SHARE);
    const { confirmed } = entry;
    return {
      ...{ ...entry, name: fit(whole, entry.name, line), contact: fit(whole, entry.contact, line * 1.5) },
      ...(confirmed && { confirmed: fitConfirmed(whole, confirmed, budget) }),
    };
  };
  // Somebody's own words stand whole, or not at all.
  const fitConfirmed = (whole: LeftOut, { words = '', ...confirmed }: Confirmed, budget: number): Confirmed => {
    const said = estimateWidth(words) <= budget * SHARE.detail ? words : '';
    const by = fit(whole, confirmed.by, Math.max(SHORTEST_LINE, budget * REFERENCE_SHARE));
    return { ...confirmed, by, ...(note(whole, words, said) !== '' && { words: said }) };
  };
  const shortenContact = (contact: Contact, budget: number): Contact => ({
    ...contact,
    lines: contact.lines.map((line) =>
      line.href ? line : { ...line, value: fit({ name: line.label, source: null }, line.value, budget) },
    ),
  });
  // A word of what the pet is weighs more than a sentence of any story.
  const factBudget = Math.max(SHORTEST_LINE, budgetOf(null) * SHARE.detail);
  const shortenFact = (fact: Fact): Fact => ({
    ...fact,
    value: fit({ name: fact.label, source: fact.source }, fact.value, factBudget),
  });
  const short = {
    ...page,
    facts: page.facts.map(shortenFact),
    sections: page.sections.map((section, at) => ({
      ...section,
      entries: section.entries
        .map((entry) => shortenEntry(entry, nameEntry(entry, section), budgetOf(at)))
        .filter((entry) => entry.kind === 'reference' || entry.text !== ''),
    })),
    contact: page.contact && shortenContact(page.contact, Math.max(LONGEST_ADDRESS, budgetOf(null))),
  };
  return { page: short, trimmed: [...trimmed.values()] };
};

/**
 * Cuts name, headings and one-liner to so many characters each, and facts, references and addresses with them: only where
 * no other text can be cut any shorter. Links of contact stay whole.
 */
export const shortenHeads = (page: ResumePage, most: number): Shortened => {
  const cutHead = (text: string): string => {
    const parts = [...clusters.segment(text)].map(({ segment }) => segment);
    return parts.length > most ? `${wholeWords(parts.slice(0, most).join('').trimEnd())}${ELLIPSIS}` : text;
  };
  const cutReference = ({ confirmed, ...entry }: ReferenceEntry): ReferenceEntry => ({
    ...{ ...entry, name: cutHead(entry.name), contact: cutHead(entry.contact) },
    ...(confirmed && {
      confirmed: {
        ...confirmed,
        by: cutHead(confirmed.by),
        what: cutHead(confirmed.what),
        how: cutHead(confirmed.how),
      },
    }),
  });
  const cutEntry = (entry: Entry): Entry => (entry.kind === 'reference' ? cutReference(entry) : entry);
  const cutContact = ({ title, name, lines }: Contact): Contact => ({
    title: cutHead(title),
    name: cutHead(name),
    lines: lines.map((line) => (line.href ? line : { ...line, value: cutHead(line.value) })),
  });
  const short = {
    ...page,
    name: cutHead(page.name),
    oneLiner: cutHead(page.oneLiner),
    facts: page.facts.map((fact) => ({ ...fact, value: cutHead(fact.value) })),
    sections: page.sections.map((section) => ({
      ...section,
      title: cutHead(section.title),
      entries: section.entries.map(cutEntry),
    })),
    contact: page.contact && cutContact(page.contact),
    footer: { ...page.footer, mark: cutHead(page.footer.mark) },
  };
  return { page: short, trimmed: changedTexts(page, short) };
};

const changedTexts = (whole: ResumePage, short: ResumePage): LeftOut[] => {
  const kept = nameTexts(short);
  return nameTexts(whole)
    .filter(({ words }, at) => words.some((text, place) => text !== kept[at]?.words[place]))
    .map(({ name, source }) => ({ name, source }));
};
