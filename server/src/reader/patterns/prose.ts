import type { ImportedField } from '@pawsume/contract/pet-import';
import { BEINGS, beginsWithPronoun } from '#answers/another-being';
import { splitSentences } from '#lib/sentences';
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

/** No pattern below reaches further, in characters. */
const REACH = 60;
const SENTENCE_END = /[.!?;:]\)?,?\s|(?<=\p{Ll}{2}[.!?])(?=\p{Lu}\p{Ll})|\n\s{0,60}\n|\n\s{0,60}[•·*-]/u;
/** A new statement within a sentence; its verb is not under the denial of the one before. */
const CLAUSE =
  /\b(?:but|so (?:we|I|he|she)(?=\s)|although|though|however|(?<!\b(?:not|n['’]t) )yet(?! to\b)|and (?:I|he|she|they|is|am|was|has|will|would|can|does|loves|likes|enjoys|adores|gets|plays|lives|knows|walks|seems)(?=\s))\b|[–—]|\s-\s|,\s(?:and |so )?(?:he|she|it|they|is|was|has)\b/iu;

/** Returns what stands before a match in its sentence, at most `reach` characters. */
export const leadUp = ({ page, start }: Pick<Match, 'page' | 'start'>, reach = REACH): string =>
  page.text
    .slice(Math.max(0, start - reach), start)
    .split(SENTENCE_END)
    .at(-1) ?? '';

/** Returns what follows a match in its sentence. */
export const followUp = ({ page, end }: Match, reach = REACH): string =>
  page.text.slice(end, end + reach).split(/[.!?;]|\n\s{0,60}\n|\n\s{0,60}[•·*-]/u)[0] ?? '';

const ASKED = /\s*[:?]/uy;

/** True if the match is a label or a question: its answer stands behind it. */
export function isAsked({ page, end }: Match): boolean {
  ASKED.lastIndex = end;
  return ASKED.test(page.text);
}

const DENIED =
  /\b(?:not|no|never|neither|nor|without|hardly|cannot|yet to|fails? to|(?:is|are|was|has|have|had|does|do|did|wo|would|ca|could|should|were)n['’]?t)\b/iu;
const UNSURE =
  /\b(?:will|would|should|must|may|might|could|if|unless|until|when|once|before|needs?|needed|need to|to be|fit (?:enough )?(?:to|for)|working on|almost|nearly|mostly|primarily|partly|partially|learning|unknown|unsure|possibly|perhaps|maybe|assum(?:e|ing)|probably|in order to|recommend(?:ed)?|required?|ask|hope|plan(?:ned|s)?|scheduled|booked|soon|eventually)\b/iu;

const OTHERS = String.raw`${BEINGS.kin}|${BEINGS.litter}|(?<=\b(?:his|her|its|their|my|our) (?:\p{L}+ )?)(?:${BEINGS.company})|others?(?! (?:dogs?|cats?|pets|animals|kids|children|felines?|canines?)\b)|another`;
/** Another animal or a person whom a sentence tells of. */
const OF_ANOTHER = new RegExp(String.raw`\b(?:${OTHERS})\b`, 'iu');
const BEGINS_WITH_ANOTHER = new RegExp(
  String.raw`^\W{0,3}(?:his|her|its|their|my|our|the|an|one|both) (?:\p{L}+ ){0,2}(?:${OTHERS})\b(?!['’])`,
  'iu',
);
/** A shelter tells of all its animals, or of what it does before an adoption. */
const OF_ALL =
  /\b(?:all|most|many|our|my|these|adult|adoptable) (?:[\p{L}-]+ ){0,4}(?:dogs|cats|pets|animals|rabbits|kittens|puppies|birds) (?:\w+ )?(?:are|is|get|have|come|will|do|go|must)\b|\b(?:one|some|many) of (?:it|them|those)\b/iu;
const AT_ADOPTION =
  /\b(?:upon|prior to|before|by|at|until) (?:the )?(?:time of )?(?:\p{L}+ing )?(?:an? |the )?(?:adoptions?|placement)\b/iu;
const SIGHT = 300;

/** "She had a litter, but she is spayed now". */
const BACK_TO_PET = /\bbut (?:now )?(?:s?he|I)\b|\band I\b/iu;

/** True if the sentence of a match, or the one that its pronoun points to, tells of another being. */
export const isOfAnother = (match: Match): boolean => {
  const before = leadUp(match, 120).split(BACK_TO_PET).at(-1) ?? '';
  if (
    OF_ANOTHER.test(before.slice(-REACH)) ||
    OF_ALL.test(before) ||
    AT_ADOPTION.test(followUp(match, 120).split(/\b(?:and|but) will\b/iu)[0] ?? '')
  )
    return true;
  const told = splitSentences(match.page.text.slice(Math.max(0, match.start - SIGHT), match.end));
  let at = told.length - 1;
  while (at > 0 && beginsWithPronoun(told[at] ?? '')) at -= 1;
  return at < told.length - 1 && BEGINS_WITH_ANOTHER.test(told[at] ?? '');
};

/** Judges by the last clause before a word whether a sentence says it, denies it, or leaves it open. */
export const bearing = (before: string): 'said' | 'denied' | 'unsure' => {
  // "Poppy May" is a name.
  const clause = (before.split(CLAUSE).at(-1) ?? '').replaceAll(/(?<=\p{L} )May\b/gu, '');
  if (UNSURE.test(clause) || /\b(?:if|unless|until|before|ask)\b/iu.test(before)) return 'unsure';
  return DENIED.test(clause) ? 'denied' : 'said';
};

/** The same for a match, where a sentence about another being leaves it open. */
export const bearingOf = (match: Match): 'said' | 'denied' | 'unsure' =>
  isOfAnother(match) ? 'unsure' : bearing(leadUp(match));

/** True if the pet tells of itself: "he" and "she" are people then. */
export const isInItsVoice = ({ pages }: Reading): boolean =>
  pages.some(({ text }) =>
    /\bmy (?:name is|foster|owner|human|person|people)\b|\bI(?: am|['’]m) (?:an? )?(?:\w+ ){0,3}(?:dog|cat|rabbit|boy|girl|puppy|kitten|bunny|lover)\b/iu.test(
      text,
    ),
  );

/** Adds the denial in front to what is quoted. */
export const withDenial = (match: Match): Match => ({
  ...match,
  start: match.start - leadUp(match).trimStart().length,
});

/** Returns Yes or No as a sentence says or denies it, nothing where it leaves it open. */
export const yesOrNo = (match: Match, field: ImportedField, said = bearingOf(match)): Finding[] => {
  if (said === 'unsure') return [];
  return [
    said === 'said' ? fromProse(match, { field, value: 'Yes' }) : fromProse(withDenial(match), { field, value: 'No' }),
  ];
};
