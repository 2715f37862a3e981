import type { WriterFacts } from '../facts.ts';
import { excerpt, fairExcerpt } from '../text/excerpt.ts';
import { durationPhrase } from './duration.ts';
import { ownWords } from './own-words.ts';
import { detail, must, mustRoom, type Passage, passages } from './passage.ts';
import type { Pet } from './pet.ts';

/** "has lived in a rented home for two years"; empty where no rental was named. */
export const rentedFor = ({ home }: WriterFacts): string => {
  if (home.rented !== 'Yes') return '';
  const homes = /\bhomes|\bflats|\bapartments|\bplaces|\bhouses/iu.test(home.duration)
    ? 'rented homes'
    : 'a rented home';
  return ['has lived in', homes, durationPhrase(home.duration)].filter(Boolean).join(' ');
};

/** Life in rented homes, and complaints or damage: told whenever there were any, denied only where the owner says so. */
export const home = (facts: WriterFacts, pet: Pet, generosity: number): Passage[] =>
  passages(
    must(rental(facts, pet)),
    experience(facts, pet, generosity),
    facts.home.complaints === 'Yes' ? must(complaints(facts, pet, generosity)) : null,
  );

const rental = (facts: WriterFacts, { short, TheirOwner, theirOwner }: Pet): string => {
  const { rented, complaints } = facts.home;
  const lived = rentedFor(facts);
  if (complaints !== 'No') {
    if (rented === 'No') return `${short} has not lived in a rented home before.`;
    return lived && `${short} ${lived}.`;
  }
  if (lived) return `${short} ${lived}, and ${theirOwner} reports no complaints or damage.`;
  if (rented === '') return `${TheirOwner} reports no complaints or damage.`;
  return `${short} has not lived in a rented home before; ${theirOwner} reports no complaints or damage.`;
};

const experience = (facts: WriterFacts, pet: Pet, generosity: number): Passage | null => {
  const { plain, quote, remark } = ownWords(fairExcerpt(facts.home.experience, 130 * generosity), pet);
  if (quote === '') return null;
  if (plain) return detail(plain);
  return detail(remark ? `“${remark},” ${pet.theirOwner} says.` : `Of that time ${pet.theirOwner} says: ${quote}`);
};

const complaints = (facts: WriterFacts, pet: Pet, generosity: number): string => {
  const { quote } = ownWords(excerpt(facts.home.complaintDetails, mustRoom(260, generosity)), pet);
  return quote === ''
    ? `${pet.TheirOwner} reports complaints or damage, without further detail.`
    : `There is a complaint or damage to report, and ${pet.theirOwner} explains: ${quote}`;
};
