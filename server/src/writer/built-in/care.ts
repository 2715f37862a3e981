import type { WriterFacts } from '../facts.ts';
import { fairExcerpt } from '../text/excerpt.ts';
import { speakerOf } from '../third-person/speaker.ts';
import { smallNote } from '../third-person/tell-note.ts';
import { behind, isTold } from './behind.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import { detail, type Passage, passages, useful, words } from './passage.ts';
import type { Pet } from './pet.ts';
import { careInBrief, withSubject } from './short-answer.ts';

/** Who else looks after the pet, and grooming: only where the owner answered Yes. */
export const care = (facts: WriterFacts, pet: Pet, generosity: number): Passage[] => {
  const { daycare: goesOut, daycareDetails, daycareExperience, grooming: groomed, groomingDetails } = facts.care;
  if (goesOut === 'Yes' && groomed === 'Yes' && !daycareDetails && !daycareExperience && !groomingDetails) {
    const both = `${pet.They} ${pet.voice.goes} to daycare or a sitter, and to a groomer.`;
    return [useful(both, 'uses_daycare', 'uses_grooming')];
  }
  return passages(daycare(facts, pet, generosity), grooming(facts, pet, generosity));
};

const daycare = (facts: WriterFacts, pet: Pet, generosity: number): Passage | null => {
  if (facts.care.daycare !== 'Yes') return null;
  const goes = `${pet.They} ${pet.voice.goes} to daycare or a sitter`;
  const { daycareDetails: details, daycareExperience } = facts.care;
  const brief = careInBrief(details, goes, `${pet.They} ${pet.voice.is} looked after`);
  const experience = withSubject(daycareExperience, `${pet.voice.their} time there`, pet);
  const told = [brief ? '' : details, experience].filter(Boolean).join('\n');
  const own = ownWords(fairExcerpt(told, 150 * generosity), speakerOf(pet), 'notes');
  const cites = ['uses_daycare', 'daycare_details', 'daycare_experience'] as const;
  if (brief) return useful(behind(brief, own, pet), ...cites);
  // Where somebody comes to the pet, saying so is the better start.
  if (own.notes === '' && own.plain.length > 0 && own.warning === '' && !ANAPHORA.test(told))
    return useful(own.plain.join(' '), ...cites);
  if (SITTER.test(own.notes)) return useful(goesTo(own, pet), ...cites);
  if (isTold(own) || own.warning) return useful(behind(goes, own, pet), ...cites);
  return own.quote
    ? words(`When others look after ${pet.voice.them}: ${own.quote}`, ...cites)
    : useful(`${goes}.`, ...cites);
};

const SITTER = /^a sitter\b/iu;
/** Says of the care only "it" or "there". */
const ANAPHORA = /^[^.!?\n]{0,40}\b(?:it|there)\b[^.!?\n]{0,20}[.!?]?$/iu;

/** "He goes to a sitter in her own home, one dog at a time." */
const goesTo = ({ notes, plain, warning }: OwnWords, { They, TheirOwner, voice }: Pet): string => {
  const adds = warning === '' ? [] : [`${TheirOwner} adds: ${warning}`];
  return [`${They} ${voice.goes} to ${smallNote(notes)}.`, ...plain, ...adds].join(' ');
};

const BY_OWNER = /^(?:(?:by )?(?:me|myself)|self|i (?:do (?:it|that)|groom \w+)(?: myself)?)[.!]?$/iu;

const grooming = (facts: WriterFacts, pet: Pet, generosity: number): Passage | null => {
  if (facts.care.grooming !== 'Yes') return null;
  const { groomingDetails: details } = facts.care;
  const own = ownWords(fairExcerpt(details, 90 * generosity), speakerOf(pet), 'notes');
  const goes = `${pet.They} ${pet.voice.goes} to a groomer`;
  const brief = BY_OWNER.test(details)
    ? `${pet.TheirOwner} grooms ${pet.voice.them}`
    : careInBrief(details, goes, `${pet.They} ${pet.voice.is} groomed`);
  return detail(brief ? `${brief}.` : behind(goes, own, pet), 'uses_grooming', 'grooming_details');
};
