import { type Finding, fromLabel } from '../finding.ts';
import type { Labelled } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { kindOfBreed } from './breeds.ts';
import { fromProse, leadUp, type Match, matches } from './prose.ts';

const WORD = String.raw`\p{Lu}[\p{L}\d'’-]{1,24}`;
const NAME = `(?<name>${WORD}(?:[ ]${WORD}){0,2})`;
const OTHER = `(?:(?: and | & )(?<other>${WORD}))?`;
/** Begins a sentence about whom it names; "my dog Rex" may be another one than the pet that is described. */
const INTRODUCED = new RegExp(
  String.raw`(?:\b(?:[Mm]eet|MEET|[Ii]ntroducing|[Ss]ay hello to|[Mm]y name is|[Mm]y name['’]s|[Nn]ame is|[Hh]ere['’]s|[Hh]ere is|[Tt]his is|[Ii]t['’]s me,?|(?:Hi|Hello|Hey)[,!]? (?:there[,!]? )?(?:I am|I[^\p{L}\s]m))|(?<=^|[.!?]\s{1,2}|\n)I['’]m|\b(?:[Tt]hey|[Ee]veryone|[Pp]eople) calls? me|^\W{0,3}(?:My|Our) (?:[Dd]og|[Cc]at|[Rr]abbit|[Bb]ird)) (?:the )?(?:(?:lovely|sweet|handsome|beautiful|gorgeous|wonderful) )?${NAME}${OTHER}`,
  'gu',
);
const ANIMAL =
  'dog|puppy|pup|cat|kitten|kitty|rabbit|bunny|bun|parrot|bird|budgie|hamster|guinea pig|gecko|ferret|mouse|rat|horse|pony|mare|gelding|mutt|hound|tabby|calico|boy|girl|guy|gentleman|lady|mix';
const SUBJECT = new RegExp(
  String.raw`(?<=^|[.!?:]\s|\n[ \t]{0,8})(?:\p{Lu}\p{Ll}{2,14}ly, )?(?!By )[“"]?${NAME}[”"]?${OTHER}(?: is| was|['’]s|, | - | \()(?: ?(?:a|an|about|approximately|around))?[^.!?\n–—:;]{0,80}?\b(?:${ANIMAL}|spayed|neutered)\b`,
  'gu',
);
const CALLED = new RegExp(
  String.raw`\b(?:${ANIMAL}|terrier|retriever|shepherd|shorthair)\b(?: is)?,? (?:named?|called) ${NAME}|\b(?:call|named) (?:him|her) ${NAME}|\b(?:my|our) (?:\p{Ll}+ ){0,2}(?:${ANIMAL}), ${NAME}|(?<=^|[.!?,]\s|\n)${NAME} here[.!,]|\b[Tt]his (?:\p{Ll}+ ){0,3}(?:${ANIMAL}) is ${NAME}|\b[Tt]his (?:\p{Ll}+ ){1,4}is ${NAME}(?=[,.!])|\b(?:I|[Ww]e) (?:love|adopted|rescued|found) ${NAME}|\b(?:[Hh]e|[Ss]he)['’]s called ${NAME}`,
  'gu',
);
/** Opens the text, also in capitals. */
const OPENS = new RegExp(
  String.raw`^\W{0,3}${NAME}[”"]?(?: \([^()\n]{1,20}\))?(?:,? (?:is|just|was|has|came|showed|lived|arrived|loves|likes|enjoys|needs|he|she|very)\b| the (?:\p{Ll}+ ){0,3}(?:${ANIMAL})\b| ?- an? (?:\p{Ll}+,? ){0,4}(?:${ANIMAL})\b)`,
  'gu',
);
const ANSWERS = /\b(?:answers|goes) (?:to|by) (?:the )?name (?:of )?(?<name>\p{L}{2,24})/giu;
/** Words that begin a sentence, or stand where a name could. */
const NO_NAME = new Set(
  `a an the this that these those our my your his her their its he she it they we you us him me who what when where why how
  and or but so if as in on at to for with of by is was are am has have had do does please adopt adoption meet hi hello dog
  dogs cat cats puppy puppies kitten kittens rabbit bird pet pets animal owner currently both all every each there here not
  no yes one two three looking available also very sweet lovely handsome beautiful january february march april may june july
  august september october november december monday tuesday wednesday thursday friday saturday sunday date patient client
  unknown none information species breed sex age weight weighing although since because after before today tomorrow yesterday
  now then once maybe perhaps sadly luckily finally recently currently meanwhile however therefore instead still although just
  even only everyone everybody someone nobody nothing something everything health history personality training food good
  great love loves big small young old new home forever reason thank thanks call email text contact may can could should
  would will let come came did was were not been be more most many some any other another first last best if until during mom dad mum yard fence house garden foster rescue shelter below above applicant applicants renters homeowners adopter adopters
  overall otherwise well which while under over like unlike anyway extremely clearly nearly female male mixed neutered spayed pretty cute poor super marvelous marvellous magical radiant terrific luscious gorgeous wonderful adorable amazing delightful charming i'm i've i'll i'd im ive`.split(
    /\s+/u,
  ),
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
    ...[INTRODUCED, CALLED, ANSWERS]
      .flatMap((pattern) => matches(reading, pattern))
      .flatMap((match) => named(match, 2)),
    ...matches(reading, SUBJECT).flatMap((match) => named(match, 1)),
  ];
  const opens = matches(reading, OPENS).flatMap((match) => named(match, 1));
  const [found = []] = [labelled, told, repeatedName(reading), opens].filter((findings) => findings.length > 0);
  const best = found.map((finding) => ({ ...finding, value: inFull(reading, finding.value) }));
  const all = different(best.map(({ value }) => value));
  if (found === labelled || all.length < 2) return { findings: best, all };
  const main = mainName(reading, all);
  return main === null
    ? { findings: best, all }
    : { findings: best.filter(({ value }) => value === main), all: [main] };
};

/** "Poppy" is "Poppy May" where the text calls it so half the time or more. */
const inFull = ({ pages }: Reading, name: string): string => {
  const text = pages.map((page) => page.text).join('\n');
  const longer = [...text.matchAll(new RegExp(`${RegExp.escape(name)} (?<more>\\p{Lu}\\p{Ll}+)(?![\\p{L}’'])`, 'gu'))]
    .filter(({ groups }) => !isNoName(groups?.more ?? '') || /^(?:April|May|June|August)$/u.test(groups?.more ?? ''))
    .map(([words]) => words);
  const [first = name] = longer;
  const count = longer.filter((each) => each === first).length;
  return count > 1 && count >= (text.split(name).length - 1) / 2 ? first : name;
};

/** Returns the one of several names that a text is about: it has that one far more often. */
export const mainName = ({ pages }: Reading, names: readonly string[]): string | null => {
  const text = pages.map((page) => page.text).join('\n');
  const [first, second] = names
    .map((name) => ({ name, count: text.split(name).length - 1 }))
    .toSorted((one, other) => other.count - one.count);
  return first && second && first.count >= 3 * second.count ? first.name : null;
};

/** Only an animal is told of so. */
const PET_VERB = 'loves|likes|enjoys|adores|tends|weighs|plays|sleeps|snuggles|gets|eats|knows|walks|follows';
const VERB = `is|was|has|had|would|will|can|does|did|needs|came|lives|arrived|lost|got|wants|may|must|should|(?:did|does|has|is|was|ca)n['’]t|${PET_VERB}`;
const CAPITAL = new RegExp(
  String.raw`(?<before>(?:[\p{Ll}\p{N},][\p{L}\p{N},]{0,19}|In|At|From|Near|To|Of|On|The|By|Contact|Dr|Mr|Mrs|Ms|All) |)(?<![\p{L}'’]|\p{Lu}\p{Ll}{1,15} )(?<name>(?:Mc|Mac|O['’])?\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20}(?=(?: ${VERB.replaceAll('|', '| ')})\b))?)(?![\p{L}])(?=(?<verb>['’]s| (?:${VERB})\b| \p{Lu})?)`,
  'gu',
);
const OF_PLACE = /^(?:in|at|from|near|to|of|on|the|by|contact|dr|mr|mrs|ms),? $/iu;

/** Returns the capitalised word that is told of most, with three points or more, and twice as many as the next one. */
const repeatedName = (reading: Reading): Finding[] => {
  const small = new Set(
    reading.pages.flatMap(({ text }) => text.match(/(?<![\p{L}'’-])\p{Ll}{2,20}(?!\p{L})/gu) ?? []),
  );
  const found = matches(reading, CAPITAL).flatMap((match) => {
    const { before = '', name = '', verb } = match.groups;
    const word = name.toLowerCase();
    if (
      NO_NAME.has(word) ||
      NO_NAME.has(word.split(' ')[0] ?? '') ||
      small.has(word) ||
      ADVERB.test(word) ||
      kindOfBreed(name) ||
      isSomebodyElse(match)
    )
      return [];
    if (OF_A_KIND.test(leadUp(match))) return [];
    const opens =
      match.page === reading.pages[0] && !/\p{L}/u.test(match.page.text.slice(0, match.start + before.length));
    const points = OF_PLACE.test(before)
      ? -2
      : pointsOf(before, verb) + (verb && (opens || goesOnByPronoun(match)) ? 2 : 0);
    const start = match.start + before.length;
    return [{ match: { ...match, start, end: start + name.length }, name, points }];
  });
  const [first, second] = [...Map.groupBy(found, ({ name }) => name).values()]
    .map((each) => ({ each, points: each.reduce((sum, { points }) => sum + points, 0) }))
    .toSorted((one, other) => other.points - one.points);
  const place = first?.each.find(({ points }) => points > 0);
  if (!first || !place || first.points < 3 || first.points < 2 * (second?.points ?? 0)) return [];
  return [fromProse(place.match, { field: 'pet_name', value: place.name })];
};

/** "This poor Shih Tzu is". */
const OF_A_KIND = /\b(?:this|that|an?|my|our|his|her) (?:\p{Ll}+ ){0,2}$/iu;

/** "Waverly is calm. She naps." */
const goesOnByPronoun = ({ page, end }: Match): boolean =>
  /^[^.!?\n]{0,120}[.!?]\s{1,3}(?:He|She)\b/u.test(page.text.slice(end, end + 130));

/** A capital behind it makes it a part of a longer name, as of a shelter. */
const pointsOf = (before: string, verb: string | undefined): number => {
  if (verb === undefined) return before === '' ? 0 : 1;
  if (/\p{Lu}/u.test(verb)) return 0;
  return new RegExp(`^ (?:${PET_VERB})$`, 'u').test(verb) ? 3 : 2;
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

/** "Biscuit This" is the name and a new sentence, "Luna Golden Retriever" the name and a breed, "The Dog" is none. */
const nameOf = (words: string): string => {
  const all = words.split(' ').map((word) => word.replace(/['’]s?$/u, ''));
  const start = isNoName(all[0] ?? '') ? 1 : 0;
  const isNext = (word: string, place: number) =>
    isNoName(word) || word === all[place - 1] || (place > 0 && kindOfBreed(all.slice(place).join(' ')) !== undefined);
  const end = all.findIndex((word, place) => place >= start && isNext(word, place));
  return all.slice(start, end < 0 ? all.length : end).join(' ');
};

/** "Unfortunately" and "Luckily" are adverbs; Molly and Emily are names. */
const ADVERB = /\p{L}{4}(?:ally|tely|ntly|ckily|edly|gly|ously|fully|rily)$/iu;

export const isNoName = (word: string): boolean =>
  NO_NAME.has(word.toLowerCase().replace('’', "'")) || ADVERB.test(word);

const different = (names: readonly string[]): string[] => [
  ...new Map(names.map((name) => [name.toLowerCase(), name])).values(),
];
