import type { WriterFacts } from '../facts.ts';
import { fairExcerpt } from '../text/excerpt.ts';
import { capital, oneLine } from '../text/mend.ts';
import { numberInWords } from '../text/numbers.ts';
import { speakerOf } from '../third-person/speaker.ts';
import { complaints } from './complaints.ts';
import { ownWords } from './own-words.ts';
import { detail, must, type Passage, passages, useful } from './passage.ts';
import type { Pet } from './pet.ts';
import { withSubject } from './short-answer.ts';
import { choose } from './variety.ts';

const SINCE = /^since (\p{L}*\.? ?\d{4})\b/iu;
const UNIT = '(?:years?|yrs?|months?|mos?|weeks?|days?)';
const SPAN = new RegExp(
  String.raw`^(?:for\s+)?((?:about|around|almost|nearly|over|more than|less than|just over)\s+)?(\d{1,3}(?:[.,]\d)?\+?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|a few|a couple of)\s*(${UNIT})(\s+and\s+\d{1,2}\s+${UNIT})?(?![\p{L}\p{N}])`,
  'iu',
);

/** "for two years" or "since 2021", from the start of what was typed; empty where that cannot be read as a time. */
export const durationPhrase = (typed: string): string => {
  const text = oneLine(typed);
  const since = SINCE.exec(text);
  if (since) return `since ${since[1]}`;
  const span = SPAN.exec(text);
  if (!span) return '';
  const [, hedge = '', count = '', unit = '', more = ''] = span;
  const number = /^\d{1,2}$/u.test(count) ? numberInWords(Number(count)) : count.toLowerCase();
  return `for ${hedge.toLowerCase()}${number} ${unitName(unit, count)}${more.toLowerCase()}`;
};

const unitName = (unit: string, count: string): string => {
  const full = [
    [/^y/iu, 'year'],
    [/^m/iu, 'month'],
    [/^w/iu, 'week'],
  ].find(([pattern]) => pattern instanceof RegExp && pattern.test(unit))?.[1];
  return `${full ?? 'day'}${/^(?:1|an?|one)$/iu.test(count) ? '' : 's'}`;
};

/** "lived in a rented home for two years"; empty where no rental was named. */
export const describeRenting = ({ home }: WriterFacts): string => {
  if (home.rented !== 'Yes') return '';
  const homes = /\bhomes|\bflats|\bapartments|\bplaces|\bhouses/iu.test(home.duration)
    ? 'rented homes'
    : 'a rented home';
  return ['lived in', homes, durationPhrase(home.duration)].filter(Boolean).join(' ');
};

/**
 * Life in rented homes, and complaints or damage: told whenever there were any, denied only where the owner says so.
 * @param isToldAbove the one-liner says how long the pet has rented, and that nobody complained.
 */
export const home = (
  facts: WriterFacts,
  pet: Pet,
  { generosity, isToldAbove }: { generosity: number; isToldAbove: boolean },
): Passage[] =>
  passages(
    isToldAbove ? null : must(rental(facts, pet), 'rental_history', 'rental_duration', 'rental_issues'),
    ...experience(facts, pet, generosity),
    facts.home.complaints === 'Yes'
      ? must(complaints(facts, pet, generosity), 'rental_issues', 'rental_issue_details')
      : null,
  );

const rental = (facts: WriterFacts, pet: Pet): string => {
  const { short, named, TheirOwner, theirOwner } = pet;
  const { rented, complaints } = facts.home;
  const lived = describeRenting(facts);
  if (complaints !== 'No') {
    if (rented === 'No') return `${short} ${named.has} not lived in a rented home before.`;
    return lived && `${livedIn(facts, pet)}.`;
  }
  if (lived) return `${livedIn(facts, pet)}, and ${theirOwner} reports no complaints or damage.`;
  if (rented === '') return `${TheirOwner} reports no complaints or damage.`;
  return `${short} ${named.has} not lived in a rented home before; ${theirOwner} reports no complaints or damage.`;
};

/** "Pip has lived in a rented home for two years", or "For two years Pip has …". */
const livedIn = (facts: WriterFacts, pet: Pet): string => {
  const lived = describeRenting(facts);
  const long = / (?<time>for .*)$/u.exec(lived)?.groups?.time ?? '';
  const plain = `${pet.short} ${pet.named.has} ${lived}`;
  const turned = `${capital(long)} ${pet.short} ${pet.named.has} ${lived.slice(0, -long.length - 1)}`;
  return (long && choose(pet, [turned, plain])) || plain;
};

const experience = (facts: WriterFacts, pet: Pet, generosity: number): Passage[] => {
  const told = withSubject(facts.home.experience, 'that time', pet);
  const { plain, warning } = ownWords(fairExcerpt(told, 130 * generosity), speakerOf(pet));
  return passages(
    detail(plain.join(' '), 'rental_history', 'rental_experience'),
    useful(warning && `${pet.TheirOwner} writes about that time: ${warning}`, 'rental_history', 'rental_experience'),
  );
};
