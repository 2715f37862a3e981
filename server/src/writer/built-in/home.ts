import { findPolarities } from '#answers/polarity';
import type { WriterFacts } from '../facts.ts';
import { excerpt, fairExcerpt } from '../text/excerpt.ts';
import { oneLine } from '../text/mend.ts';
import { numberInWords } from '../text/numbers.ts';
import { sharesEnough } from '../text/shared-words.ts';
import { speakerOf } from '../third-person/speaker.ts';
import { smallNote } from '../third-person/tell-note.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import { detail, must, mustRoom, type Passage, passages, useful } from './passage.ts';
import type { Pet } from './pet.ts';

const SINCE = /^since\s+(\p{L}*\.?\s*\d{4})\b/iu;
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

/** "has lived in a rented home for two years"; empty where no rental was named. */
export const describeRenting = ({ home }: WriterFacts): string => {
  if (home.rented !== 'Yes') return '';
  const homes = /\bhomes|\bflats|\bapartments|\bplaces|\bhouses/iu.test(home.duration)
    ? 'rented homes'
    : 'a rented home';
  return ['has lived in', homes, durationPhrase(home.duration)].filter(Boolean).join(' ');
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

const rental = (facts: WriterFacts, { short, TheirOwner, theirOwner }: Pet): string => {
  const { rented, complaints } = facts.home;
  const lived = describeRenting(facts);
  if (complaints !== 'No') {
    if (rented === 'No') return `${short} has not lived in a rented home before.`;
    return lived && `${short} ${lived}.`;
  }
  if (lived) return `${short} ${lived}, and ${theirOwner} reports no complaints or damage.`;
  if (rented === '') return `${TheirOwner} reports no complaints or damage.`;
  return `${short} has not lived in a rented home before; ${theirOwner} reports no complaints or damage.`;
};

const experience = (facts: WriterFacts, pet: Pet, generosity: number): Passage[] => {
  const { plain, warning } = ownWords(fairExcerpt(facts.home.experience, 130 * generosity), speakerOf(pet));
  return passages(
    detail(plain.join(' '), 'rental_history', 'rental_experience'),
    useful(warning && `Of that time ${pet.theirOwner} writes: ${warning}`, 'rental_history', 'rental_experience'),
  );
};

const COMPLAINED = /\b(?:complain|damage)/giu;
const ONE_CASE = /^(?:one|an?) /iu;

/** What happened, in a sentence of ours where the owner's words allow it; that it did is said only where they leave it open. */
const complaints = (facts: WriterFacts, pet: Pet, generosity: number): string => {
  const details = facts.home.complaintDetails;
  const own = ownWords(excerpt(details, mustRoom(260, generosity)), speakerOf(pet), 'all');
  if (own.quote === '') return `${pet.TheirOwner} reports complaints or damage, without further detail.`;
  const told = happened(own);
  const adds = own.warning === '' ? '' : ` ${pet.TheirOwner} adds: ${own.warning}`;
  if (!own.isFromStart) return `There has been a complaint or damage; ${pet.theirOwner} explains: ${own.quote}`;
  const isSaid = findPolarities(told, COMPLAINED).has('said') || sharesEnough(told, details);
  return isSaid ? told + adds : `There has been a complaint or damage. ${told}${adds}`;
};

const happened = ({ notes, plain }: OwnWords): string => {
  if (notes === '') return plain.join(' ');
  const start = ONE_CASE.test(notes)
    ? `There was ${smallNote(notes)}.`
    : `There has been a complaint or damage: ${smallNote(notes)}.`;
  return [start, ...plain].join(' ');
};
