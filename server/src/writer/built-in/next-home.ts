import type { WriterFacts } from '../facts.ts';
import { fairExcerpt } from '../text/excerpt.ts';
import { speakerOf } from '../third-person/speaker.ts';
import { behind, isTold, ledBy } from './behind.ts';
import { ownWords } from './own-words.ts';
import { detail, type Passage, passages, useful, words } from './passage.ts';
import type { Pet } from './pet.ts';

/** That a new home is looked for, why, and what is wished of it. */
export const nextHome = ({ nextHome: { reason, ideal } }: WriterFacts, pet: Pet, generosity: number): Passage[] =>
  passages(...why(reason, pet, generosity), wished(ideal, pet, generosity));

const why = (reason: string, pet: Pet, generosity: number): Passage[] => {
  if (reason === '') return [];
  const own = ownWords(fairExcerpt(reason, 150 * generosity), speakerOf(pet), 'all');
  const looks = `${pet.They} ${pet.voice.is} looking for a new home`;
  if (isTold(own) || own.warning) return [useful(behind(looks, own, pet), 'rehoming_reason')];
  return passages(
    useful(`${looks}.`, 'rehoming_reason'),
    words(own.quote && `${pet.TheirOwner} says why: ${own.quote}`, 'rehoming_reason'),
  );
};

const wished = (ideal: string, pet: Pet, generosity: number): Passage | null => {
  const own = ownWords(fairExcerpt(ideal, 130 * generosity), speakerOf(pet), 'all');
  const leads = [`Wished for in a home`, `A home for ${pet.voice.them}`];
  const told = ledBy(leads, own, pet);
  if (told) return detail(told, 'ideal_home');
  return own.quote
    ? words(`${pet.TheirOwner} writes about a home for ${pet.voice.them}: ${own.quote}`, 'ideal_home')
    : null;
};
