import type { Look } from '@pawsume/contract/page-settings';
import type { FieldId } from '@pawsume/contract/pet-steps/answer-id';
import type { Prose } from '@pawsume/contract/resumes';

/** `caution` marks an answer that speaks against the pet or needs care; it is told apart on the page and never dropped. */
export type Tone = 'plain' | 'good' | 'caution';

/** What is laid over a page that is looked at: the watermark all over it, or one small mark. */
export type PreviewMark = 'watermark' | 'corner';

/**
 * How much of the room a text may keep when not all fits: `story` gives way first, `heart` last. Of `heart` and `key` something
 * always stands; `wanted` is a detail that this reader looks for.
 */
export type Importance = 'heart' | 'key' | 'wanted' | 'detail' | 'story';

/** The answer, or the written text, that a part of the page tells; null where that is no single one. */
export type Source = FieldId | keyof Prose | null;

export interface Fact {
  label: string;
  value: string;
  source: Source;
}

export interface Chip {
  text: string;
  tone: Tone;
}

/** Free text; a line feed starts a new line. */
export interface ParagraphEntry {
  kind: 'paragraph';
  text: string;
  importance: Importance;
  source: Source;
  /** Of a text that is not written yet: so many lines are left for it, under what `text` says of it. */
  unwritten?: number;
}

export interface FactEntry {
  kind: 'fact';
  label: string;
  text: string;
  tone: Tone;
  importance: Importance;
  source: Source;
}

/** What a reference confirmed, as it is handed to the page. */
export interface Confirmation {
  /** What they are to the pet: a landlord, a vet. */
  role: string;
  /** As the owner calls them, by which they are known for one of the references. */
  asked: string;
  /** As they want to be named. */
  by: string;
  at: Date;
  /** How they were asked: `by e-mail to p•••@example.com`. */
  how: string;
  /** What they confirmed, by its name on the page. */
  what: readonly string[];
  /** In their own words; empty where they are not shown. */
  words: string;
  /** By which a reader reports it. */
  report: string;
}

/** A confirmation as it is printed. Its words stand there whole or not at all: nobody else's are put into a mouth. */
export interface Confirmed {
  by: string;
  role: string;
  /** The day, in words. */
  on: string;
  how: string;
  what: string;
  words?: string;
  report: string;
}

export interface ReferenceEntry {
  kind: 'reference';
  role: string;
  name: string;
  contact: string;
  confirmed?: Confirmed;
}

export type Entry = ParagraphEntry | FactEntry | ReferenceEntry;

/** Where a section stands when there is room to choose. `main` is the wide column. */
export type Column = 'main' | 'side';

export interface Section {
  title: string;
  column: Column;
  /** Whether it may stand in the other column to even out the two. */
  movable: boolean;
  entries: Entry[];
}

export interface ContactLine {
  label: string;
  value: string;
  /** `mailto:` or `tel:` address; null for plain text. */
  href: string | null;
}

export interface Contact {
  title: string;
  name: string;
  lines: ContactLine[];
}

/** Where the page lives on, for who has it on paper. */
export interface PageLink {
  /** Behind the QR code. */
  url: string;
  /** Names this version of the page. */
  code: string;
  /** What the QR code is, for those who cannot see it. */
  alt: string;
  /** What it is for, and where the code can be typed. */
  hint: string;
}

/**
 * One printed résumé as plain data: every string on the page, in reading order, and the name of its look. Knows nothing of
 * measures, fonts or markup; no string is ever read as markup.
 */
export interface ResumePage {
  look: Look;
  /** BCP 47 tag of the page's own words. */
  language: string;
  /** The document's title, `{name} — Résumé`. */
  title: string;
  kicker: string;
  name: string;
  oneLiner: string;
  /** Its prose is not written yet: the page shows where it will stand. */
  unwritten?: true;
  /** What the photo shows, for those who cannot see it. */
  photoAlt: string;
  facts: Fact[];
  chips: Chip[];
  sections: Section[];
  contact: Contact | null;
  footer: { note: string; mark: string; link?: PageLink };
  /** When the information was given: `YYYY-MM-DD`, in the west of Canada. */
  asOf: string;
}
