import type { WriterFacts } from '../facts.ts';
import { fairExcerpt } from '../text/excerpt.ts';
import { ownWords } from './own-words.ts';
import { detail, type Passage, passages, useful } from './passage.ts';
import type { Pet } from './pet.ts';

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
  const told = [facts.care.daycareDetails, facts.care.daycareExperience].filter(Boolean).join('\n');
  const { plain, quote } = ownWords(fairExcerpt(told, 150 * generosity), pet);
  const goes = `${pet.They} ${pet.voice.goes} to daycare or a sitter.`;
  const said = plain ? `${goes} ${plain}` : `When others look after ${pet.voice.them}: ${quote}`;
  return useful(quote === '' ? goes : said, 'uses_daycare', 'daycare_details', 'daycare_experience');
};

const grooming = (facts: WriterFacts, pet: Pet, generosity: number): Passage | null => {
  if (facts.care.grooming !== 'Yes') return null;
  const { plain, quote } = ownWords(fairExcerpt(facts.care.groomingDetails, 90 * generosity), pet);
  const goes = `${pet.They} ${pet.voice.goes} to a groomer.`;
  const said = plain ? `${goes} ${plain}` : `For grooming, ${pet.theirOwner} notes: ${quote}`;
  return detail(quote === '' ? goes : said, 'uses_grooming', 'grooming_details');
};
