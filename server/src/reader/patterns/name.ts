import { type Finding, fromLabel } from '../finding.ts';
import type { Labelled } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { fromProse, leadUp, type Match, matches } from './prose.ts';

const WORD = String.raw`\p{Lu}[\p{L}'’-]{1,24}`;
const NAME = `(?<name>${WORD}(?:[ ]${WORD})?)`;
const OTHER = `(?:(?: and | & )(?<other>${WORD}))?`;
/** Begins a sentence about whom it names; "my dog Rex" may be another one than the pet that is described. */
const INTRODUCED = new RegExp(
  String.raw`(?:\b(?:[Mm]eet|MEET|[Ii]ntroducing|[Ss]ay hello to|[Mm]y name is|[Mm]y name['’]s|[Nn]ame is|(?:Hi|Hello|Hey)[,!]? (?:there[,!]? )?(?:I am|I['’]m))|(?<=^|[.!?]\s|\n)I['’]m) (?:the (?:lovely|sweet|handsome|beautiful|gorgeous|wonderful) )?${NAME}${OTHER}`,
  'gu',
);
const ANIMAL = 'dog|puppy|pup|cat|kitten|rabbit|bunny|parrot|bird|budgie|hamster|guinea pig|gecko|ferret';
const subjectOf = (what: string): RegExp =>
  new RegExp(
    String.raw`(?<=^|[.!?]\s|\n[ \t]{0,8})${NAME}${OTHER}(?: is| was|, | \()(?: ?(?:a|an|about|approximately|around))?[^.!?\n]{0,80}?\b(?:${what})\b`,
    'gu',
  );
const SUBJECT = subjectOf(ANIMAL);
/** People have an age too: it tells a name only where nothing else does. */
const AGED = subjectOf('(?:years?|months?|weeks?|yrs?|mos?)[ -]old|spayed|neutered');
const CALLED = new RegExp(
  String.raw`\b(?:${ANIMAL}|kitty|boy|girl|gentleman|lady|mix|terrier|retriever|shepherd|shorthair)\b(?: is)?,? (?:named|called) ${NAME}`,
  'gu',
);
/** Words that begin a sentence, or stand where a name could. */
const NO_NAME = new Set(
  `a an the this that these those our my your his her their its he she it they we you us him me who what when where why how
  and or but so if as in on at to for with of by is was are am has have had do does please adopt adoption meet hi hello dog
  dogs cat cats puppy puppies kitten kittens rabbit bird pet pets animal owner currently both all every each there here not
  no yes one two three looking available also very sweet lovely handsome beautiful january february march april may june july
  august september october november december monday tuesday wednesday thursday friday saturday sunday date patient client
  unknown none information species breed sex age weight weighing although since because after before`.split(/\s+/u),
);
/** Whose name it may be instead. */
const SOMEBODY_ELSE =
  /\b(?:brother|sister|sibling|littermate|friend|owner|mother|father|mom|mum|dad|son|daughter|wife|husband|partner|vet|veterinarian|doctor|dr|trainer|foster|neighbou?r|other)\b/iu;

export interface Names {
  findings: Finding[];
  /** More than one, where the text is about several pets. */
  all: string[];
}

/** What the pet is called, or the pets are. */
export const readNames = (reading: Reading): Names => {
  const labelled = reading.labelled.flatMap(nameOnLabel);
  const told = [
    ...matches(reading, INTRODUCED).flatMap((match) => named(match, 2)),
    ...matches(reading, CALLED).flatMap((match) => named(match, 2)),
    ...matches(reading, SUBJECT).flatMap((match) => named(match, 1)),
  ];
  const [best = []] = [labelled, told, matches(reading, AGED).flatMap((match) => named(match, 1))].filter(
    (findings) => findings.length > 0,
  );
  return { findings: best, all: different(best.map(({ value }) => value)) };
};

const nameOnLabel = (labelled: Labelled): Finding[] => {
  const { key, value, line, isMarked } = labelled;
  if (key !== 'name' && key !== 'bare name') return [];
  if (key === 'bare name' && (line.about === 'people' || (!isMarked && line.about !== 'pet'))) return [];
  // A nickname or a number may stand behind it.
  const words =
    /^[\p{L}][\p{L}\p{M}'’. -]{0,39}/u
      .exec(value)?.[0]
      .replace(/(?<!\s)\s+-.*/u, '')
      .trim() ?? '';
  if (words === '' || (!isMarked && !/^\p{Lu}/u.test(words)) || NO_NAME.has(words.toLowerCase())) return [];
  return [fromLabel(labelled, { field: 'pet_name', value: words, words })];
};

const TITLE = /\b(?:Dr|Mr|Mrs|Ms|Mx|Prof)\.?\s$/u;
const OF_AN_ANIMAL =
  /^(?:['’]s|\s(?:trainer|walker|sitter|owner|lover|person|people|groomer|behaviou?rist|rescue|shelter))/iu;

const isSomebodyElse = (match: Match): boolean =>
  SOMEBODY_ELSE.test(`${leadUp(match)} ${match.words}`) ||
  TITLE.test(match.page.text.slice(Math.max(0, match.start - 6), match.start)) ||
  OF_AN_ANIMAL.test(match.page.text.slice(match.end, match.end + 16));

const named = (match: Match, sure: 1 | 2): Finding[] => {
  if (isSomebodyElse(match)) return [];
  const { name = '', other = '' } = match.groups;
  return [name, other].flatMap((words) => {
    const value = nameOf(words);
    if (value === '') return [];
    const start = match.start + match.words.indexOf(value);
    return [fromProse({ ...match, start, end: start + value.length }, { field: 'pet_name', value, sure })];
  });
};

/** "Biscuit This" is the name and a new sentence, "The Dog" is none. */
const nameOf = (words: string): string => {
  const [first = '', second = ''] = words.split(' ').map((word) => word.replace(/['’]s?$/u, ''));
  if (NO_NAME.has(first.toLowerCase())) return '';
  return second === '' || NO_NAME.has(second.toLowerCase()) ? first : `${first} ${second}`;
};

const different = (names: readonly string[]): string[] => [
  ...new Map(names.map((name) => [name.toLowerCase(), name])).values(),
];
