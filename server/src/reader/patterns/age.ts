import { type Finding, fromLabel } from '../finding.ts';
import type { Labelled } from '../labels.ts';
import type { Reading } from '../reading.ts';
import { readDates, yearsAndMonths } from './dates.ts';
import { bearingOf, followUp, fromProse, isOfAnother, leadUp, matches } from './prose.ts';

const NUMBER = String.raw`\d{1,2}(?:[.,]\d|[ -]?½|[ -]1/2)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen`;
const UNIT = 'years?|yrs?|y/?o|y|months?|mos?|mths?|m|weeks?|wks?|w|days?';
const AMOUNT = String.raw`(?:${NUMBER})[ -]?(?:${UNIT})\b\.?(?:(?:,| and|)[ -]?(?:${NUMBER})[ -]?(?:${UNIT})\b)?`;
const ON_LABEL = new RegExp(String.raw`^(?:about |approx\.? |approximately |around |~ ?)?${AMOUNT}`, 'iu');
const TOLD = new RegExp(
  String.raw`(?<!\d-)\b(?<amount>(?:${NUMBER})(?: ?(?:-|–|to|or) ?(?:${NUMBER}))?\+?(?:[ -]|(?<=\d))(?:years?|yrs?|months?|mos?|weeks?|wks?)(?: and (?:a half(?: (?:years?|months?))?|(?:${NUMBER}) (?:months?|weeks?)))?)(?:[ -](?:old|young)\b| of age\b|[ -](?:kitten|pup(?:py)?)\b)|(?<!\bat )\baged? (?<aged>(?:${NUMBER}) (?:years?|months?|weeks?))\b|\b(?<short>\d{1,2}) ?y(?:/?o|rs?(?= (?:purebred|(?:fe)?male|[mf]\b)))\b|\b(?<more>(?:year|month) and a half) old\b|\b(?:only|about|is|just|roughly|almost|nearly|i['’]m|he['’]s|she['’]s) a (?<one>year|month) old\b|(?<=\p{L} ?[–-] )(?<head>\d{1,2} ?(?:yrs?|years?))(?=[.,\n]|$)|\b(?<half>(?:${NUMBER}) and a half (?:years?|months?)) old\b`,
  'giu',
);
const OF_OTHERS =
  /\b(?:children|child|kids?|teens?|teenagers?|toddlers?|people|person|adults?|adopters?|son|daughter|brother|sister|grandson|granddaughter|parents?|guardians?|applicants?|consent|at least|(?<!\bjust )over|under|below|above|younger|older|minimum|from|until|since|when|was|were|had|they|by|bought)\b|(?<=\S )at (?:(?:the )?age (?:of )?)?$|\bwith an? $|\b(?:I|we) (?:\p{L}+ )?have an? $/iu;
/** The sentence says it right behind whom it is about. */
const OF_PET =
  /\b(?:[Hh]e|[Ss]he|[Ii]t|I|\p{Lu}\p{Ll}+)(?: is|['’][sm]| am)(?: (?:about|approximately|around|only|just|estimated to be|currently|now|an?|roughly)){0,3} $/u;
const NAMES: readonly [RegExp, string][] = [
  [/^y/iu, 'year'],
  [/^m/iu, 'month'],
  [/^w/iu, 'week'],
  [/^d/iu, 'day'],
];

/** How old the pet is, as the text says or as its date of birth has it. */
export const readAge = (reading: Reading, today: Date): Finding[] => {
  const ages = reading.labelled.filter(({ key }) => key === 'age').flatMap(ageOnLabel);
  if (ages.length > 0) return ages;
  const births = reading.labelled
    .filter(({ key }) => key === 'birth')
    .flatMap((labelled) => ageByBirth(labelled, today));
  if (births.length > 0) return births;
  const told = ageTold(reading);
  return told.length > 0 ? told : [BORN, STAGE].flatMap((pattern) => ageInWords(reading, pattern));
};

const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** "She was born in February 2018". */
const BORN = new RegExp(
  String.raw`\b(?<age>born (?:(?:in|on|approximately|about|around|the|middle of|end of|beginning of) ){0,3}(?:(?:(?:${MONTH})\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?(?:of )?)?(?:19|20)\d\d|\d{1,2}/\d{1,2}/(?:\d\d){1,2}))\b`,
  'giu',
);
/** "is a senior dog", "this young adult male". */
const STAGE =
  /\b(?:is|this|our|i['’]m|am|he['’]s|she['’]s) (?:an? )?(?:[\p{L}-]+,? ){0,3}?(?<age>young adult|senior)(?= (?:[\p{L}/-]+,? ){0,3}(?:dog|cat|boy|girl|male|female|gal|guy|lady|gentleman|fella|kitty|mix|rabbit|bunny)\b)/giu;

const ageInWords = (reading: Reading, pattern: RegExp): Finding[] =>
  matches(reading, pattern).flatMap((match) => {
    const { age: words = '' } = match.groups;
    if (bearingOf(match) !== 'said') return [];
    const start = match.start + match.words.indexOf(words);
    const value = words.charAt(0).toUpperCase() + words.slice(1);
    return [fromProse({ ...match, start, end: start + words.length }, { field: 'pet_age', value })];
  });

const ageOnLabel = (labelled: Labelled): Finding[] => {
  const words = ON_LABEL.exec(labelled.value)?.[0];
  if (!words) return [];
  return [fromLabel(labelled, { field: 'pet_age', value: inFull(words), words })];
};

const ageByBirth = (labelled: Labelled, today: Date): Finding[] => {
  const [date] = readDates(labelled.value);
  const ages = new Set(date?.readings.map((born) => yearsAndMonths(born, today)));
  const [age] = ages;
  // Where day and month may be either way round, both have to come to the same.
  if (!date || ages.size !== 1 || !age) return [];
  return [fromLabel(labelled, { field: 'pet_age', value: age, words: date.words })];
};

const ageTold = (reading: Reading): Finding[] =>
  matches(reading, TOLD).flatMap((match) => {
    if (
      OF_OTHERS.test(leadUp(match).trimStart()) ||
      isOfAnother(match) ||
      /^\s*(?:person|children|kids?|baby|babies|son|daughter|boy and|girl and|teen|and (?:up|older|over)|or (?:older|over)|plus|to adopt)/iu.test(
        followUp(match),
      )
    )
      return [];
    const { amount, aged, short, one, half, head, more } = match.groups;
    const value = inFull(amount ?? aged ?? half ?? head ?? more ?? (one ? `1 ${one}` : `${short} years`));
    return [fromProse(match, { field: 'pet_age', value, sure: OF_PET.test(leadUp(match)) ? 2 : 1 })];
  });

/** "3 yrs 2 mo" as "3 years 2 months"; a number word stays one. */
const inFull = (words: string): string =>
  words
    .replace(/[\s-](?:½|1\/2)/u, '½')
    .replaceAll(/\s+|(?<![\d½]\s?)-|-(?!\s?\d)/gu, ' ')
    .replaceAll(/(?<=\d|½)(?=[a-z])/giu, ' ')
    .replaceAll(
      /(?<=(?<count>[\d½]|\b[a-z]+) )(?:y\/?o|y|yrs?|years?|mo?s?|mths?|months?|w|wks?|weeks?|d|days?)\b\.?/giu,
      (unit, _count, at: number, whole: string) => {
        const name = NAMES.find(([initial]) => initial.test(unit))?.[1] ?? unit;
        return /(?:^|\D)(?:1|one) $/iu.test(whole.slice(0, at)) ? name : `${name}s`;
      },
    )
    .trim();
