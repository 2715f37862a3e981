import type { ImportedField } from '@pawsume/contract/pet-import';
import type { Finding } from '../finding.ts';
import type { Page } from '../page.ts';
import type { Reading } from '../reading.ts';

/** A match in the text of a page. */
export interface Match {
  page: Page;
  groups: Record<string, string | undefined>;
  words: string;
  start: number;
  end: number;
}

/** All matches of a pattern, on every page. Patterns must be global, and no part of them may repeat without a bound. */
export const matches = ({ pages }: Reading, pattern: RegExp): Match[] =>
  pages.flatMap((page) =>
    [...page.text.matchAll(pattern)].map((match) => ({
      page,
      groups: match.groups ?? {},
      words: match[0],
      start: match.index,
      end: match.index + match[0].length,
    })),
  );

export const fromProse = (
  { page, start, end }: Match,
  { field, value, sure = 1 }: { field: ImportedField; value: string; sure?: 1 | 2 },
): Finding => ({ field, value, page, start, end, sure });

/** The patterns below repeat nothing more often. */
const REACH = 60;
const SENTENCE_END = /[.!?;:]\s|\n\s{0,60}\n|\n\s{0,60}[•·*-]/u;

/** What stands before a match in its sentence, as far as it can bear on it. */
export const leadUp = ({ page, start }: Match): string =>
  page.text
    .slice(Math.max(0, start - REACH), start)
    .split(SENTENCE_END)
    .at(-1) ?? '';

/** What follows a match in its sentence. */
export const followUp = ({ page, end }: Match): string =>
  page.text.slice(end, end + REACH).split(/[.!?;]|\n\s{0,60}\n|\n\s{0,60}[•·*-]/u)[0] ?? '';

const ASKED = /\s*[:?]/uy;

/** True if the match is a label or a question: its answer stands behind it. */
export function isAsked({ page, end }: Match): boolean {
  ASKED.lastIndex = end;
  return ASKED.test(page.text);
}

const DENIED =
  /\b(?:not|no|never|neither|nor|without|isn['’]?t|aren['’]?t|wasn['’]?t|hasn['’]?t|haven['’]?t|doesn['’]?t|don['’]?t|won['’]?t|can['’]?t|cannot|yet to|fails? to)\b/iu;
const UNSURE =
  /\b(?:will|would|should|must|may|might|could|if|unless|until|when|once|before|needs?|needed|need to|to be|working on|almost|nearly|mostly|partly|partially|learning|unknown|unsure|possibly|perhaps|maybe|recommend(?:ed)?|required?|ask|hope|plan(?:ned|s)?|scheduled|booked|soon|eventually)\b/iu;

/** It is another animal that a sentence tells of. */
export const OF_ANOTHER =
  /\b(?:brother|sister|sibling|littermate|mother|father|dam|sire|friend|neighbou?r|resident|other|another)\b/iu;

/** Whether a sentence says so, the opposite, or neither for certain, judged by what stands before. */
export const bearing = (before: string): 'said' | 'denied' | 'unsure' => {
  if (UNSURE.test(before)) return 'unsure';
  return DENIED.test(before) ? 'denied' : 'said';
};
