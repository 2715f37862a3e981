import type { WriterFacts } from '../facts.ts';
import { fairExcerpt } from '../text/excerpt.ts';
import { joinList } from './list.ts';
import { ownWords } from './own-words.ts';
import { detail, type Passage, passages, useful } from './passage.ts';
import type { Pet } from './pet.ts';

const HABITS = ['House-trained', 'Crate-trained', 'Leash-trained'] as const;

/** The ticked habits as they follow "is": "house-trained". */
export const habits = ({ training }: WriterFacts): string[] =>
  HABITS.filter((habit) => training.ticked.includes(habit)).map((habit) => habit.toLowerCase());

/** Whether training has more to say than habits, which fit into the sentence about health. */
export const hasOwnSentence = ({ training }: WriterFacts): boolean =>
  training.notes !== '' || training.ticked.includes('Obedience') || training.ticked.includes('Service');

/** What was learned, from the ticks and the owner's notes. */
export const training = (facts: WriterFacts, pet: Pet, generosity: number): Passage[] => {
  if (!hasOwnSentence(facts)) return [];
  const words = ownWords(fairExcerpt(facts.training.notes, 130 * generosity), pet);
  const learned = ticked(facts, pet);
  const notes = words.plain || (words.quote && `On training, ${pet.theirOwner} writes: ${words.quote}`);
  const service = serviceNote(facts, pet);
  // Notes explain what "service" stands for here, so they stay as long as it does.
  const aside = service === '' ? detail : useful;
  return passages(
    useful(learned && `${learned}.`, 'training'),
    aside(notes, 'training_description'),
    useful(service, 'training'),
  );
};

const ticked = (facts: WriterFacts, { They, voice }: Pet): string => {
  const learned = habits(facts);
  const said = [
    learned.length > 0 ? `${voice.is} ${joinList(learned)}` : '',
    facts.training.ticked.includes('Obedience') ? `${voice.has} had obedience training` : '',
  ].filter(Boolean);
  return said.length === 0 ? '' : `${They} ${said.join(' and ')}`;
};

/**
 * A tick for service training says that there was training, and this says that it says no more: assistance animals have
 * a legal status that no form of ours can give.
 */
const serviceNote = ({ training }: WriterFacts, { TheirOwner }: Pet): string =>
  training.ticked.includes('Service')
    ? `${TheirOwner} also lists service training, as training and not as a legal status.`
    : '';
