import type { WriterFacts } from '../facts.ts';
import { fairExcerpt } from '../text/excerpt.ts';
import { speakerOf } from '../third-person/speaker.ts';
import { ledBy } from './behind.ts';
import { ownWords } from './own-words.ts';
import { type Passage, useful, words } from './passage.ts';
import type { Pet } from './pet.ts';

/** How long the pet is left alone, and who looks in. */
export const alone = (facts: WriterFacts, pet: Pet, generosity: number): Passage | null => {
  const own = ownWords(fairExcerpt(facts.day.hoursAlone, 120 * generosity), speakerOf(pet), 'all');
  const told = ledBy(['Time alone', `${pet.Their} time alone`], own, pet);
  if (told) return useful(told, 'hours_alone');
  return own.quote
    ? words(`${pet.TheirOwner} writes about ${pet.voice.their} time alone: ${own.quote}`, 'hours_alone')
    : null;
};
