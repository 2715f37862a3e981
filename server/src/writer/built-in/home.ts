import type { WriterFacts } from '../facts.ts';
import { fairExcerpt } from '../text/excerpt.ts';
import { capital } from '../text/mend.ts';
import { speakerOf } from '../third-person/speaker.ts';
import { complaints } from './complaints.ts';
import { durationPhrase } from './duration.ts';
import { ownWords } from './own-words.ts';
import { detail, must, type Passage, passages, useful } from './passage.ts';
import type { Pet } from './pet.ts';
import { withSubject } from './short-answer.ts';
import { choose } from './variety.ts';

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
