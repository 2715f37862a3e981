import type { WriterFacts } from '../facts.ts';
import { fairExcerpt } from '../text/excerpt.ts';
import { speakerOf } from '../third-person/speaker.ts';
import { joinList } from './list.ts';
import { links, ownWords } from './own-words.ts';
import { detail, type Passage, passages, useful, words } from './passage.ts';
import type { Pet } from './pet.ts';
import { withSubject } from './short-answer.ts';

/** In characters. */
const SHORT = 70;
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
  const told = withSubject(facts.training.notes, `${pet.voice.their} training`, pet);
  const { plain, warning, quote } = ownWords(fairExcerpt(told, 130 * generosity), speakerOf(pet));
  const lead = `${pet.TheirOwner} writes about ${pet.voice.their} training`;
  const learned = ticked(facts, pet);
  const [first = ''] = plain;
  const rest = first.startsWith(`${pet.They} `) ? first.slice(pet.They.length + 1) : '';
  // "She is house-trained and comes when she is called.": two short facts are one sentence.
  const isJoined =
    learned !== '' && rest !== '' && first.length <= SHORT && !/[,;:]| and /u.test(learned + rest) && !links(rest);
  const service = serviceNote(facts, pet);
  // Notes explain what "service" stands for here, so they stay as long as it does.
  const aside = service === '' ? detail : useful;
  return passages(
    isJoined
      ? useful(`${learned} and ${rest}`, 'training', 'training_description')
      : useful(learned && `${learned}.`, 'training'),
    aside((isJoined ? plain.slice(1) : plain).join(' '), 'training_description'),
    useful(warning && `${lead}: ${warning}`, 'training_description'),
    plain.length > 0 || warning ? null : words(quote && `${lead}: ${quote}`, 'training_description'),
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
