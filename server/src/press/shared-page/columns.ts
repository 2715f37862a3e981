import type { Entry, Section } from '../page.ts';

/** How much wider the main column is. */
const MAIN_SHARE = 1.75;
/** A heading, and the end of a line that is not full, in letters. */
const HEADING = 90;
const LINE_END = 24;
/** Letters on a line of the narrow column where it is densest. */
const LINE = 62;

/** To how many lines texts are cut on paper: details and stories, and what matters more. */
export interface Cut {
  details: number;
  hearts: number;
}

const NOTHING: Cut = { details: Number.POSITIVE_INFINITY, hearts: Number.POSITIVE_INFINITY };

/** How a text is cut where there is no room for all on paper; references are not. */
export const cutOf = (entry: Entry): keyof Cut | null => {
  if (entry.kind === 'reference') return null;
  if (entry.kind === 'fact' && entry.tone === 'caution') return 'hearts';
  return entry.importance === 'heart' || entry.importance === 'key' ? 'hearts' : 'details';
};

const lettersOf = (entry: Entry): number => {
  if (entry.kind === 'paragraph') return entry.text.length + LINE_END;
  if (entry.kind === 'fact') return entry.label.length + entry.text.length + LINE_END;
  const { confirmed } = entry;
  const said = confirmed ? 60 + confirmed.how.length + (confirmed.words?.length ?? 0) : 0;
  return entry.role.length + entry.name.length + entry.contact.length + 2 * LINE_END + said;
};

interface Columns {
  main: Section[];
  side: Section[];
}

/** Tells how high columns are, in letters of the narrow one. */
const measure = (cut: Cut) => {
  const sumOf = (sections: readonly Section[], share: number): number => {
    const sizeOf = (entry: Entry): number => {
      const kind = cutOf(entry);
      return kind === null ? lettersOf(entry) : Math.min(lettersOf(entry), cut[kind] * LINE * share);
    };
    return sections.flatMap(({ entries }) => entries).reduce((sum, entry) => sum + sizeOf(entry), 0);
  };
  const headings = (sections: readonly Section[], share: number) => sections.length * HEADING * share;
  const heightOf = (sections: readonly Section[], share: number) =>
    (sumOf(sections, share) + headings(sections, share)) / share;
  return ({ main, side }: Columns): number => Math.max(heightOf(main, MAIN_SHARE), heightOf(side, 1));
};

const split = (sections: readonly Section[], inSide: ReadonlySet<Section>): Columns => ({
  main: sections.filter((section) => !inSide.has(section)),
  side: sections.filter((section) => inSide.has(section)),
});

/** The sections in two columns, those that may stand in either where they even out the two. */
export const arrange = (sections: readonly Section[], cut = NOTHING): Columns => {
  const heightOf = measure(cut);
  let inSide = new Set(sections.filter(({ column }) => column === 'side'));
  for (const section of sections.filter(({ movable }) => movable)) {
    const other = new Set(inSide);
    if (!other.delete(section)) other.add(section);
    if (heightOf(split(sections, other)) < heightOf(split(sections, inSide))) inSide = other;
  }
  return split(sections, inSide);
};

/** The height of both columns, in letters of the narrow one. */
export const heightOfSections = (sections: readonly Section[], cut = NOTHING): number =>
  measure(cut)(arrange(sections, cut));
