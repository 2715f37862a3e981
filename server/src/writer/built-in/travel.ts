import type { WriterFacts } from '../facts.ts';
import { excerpt, fairExcerpt } from '../text/excerpt.ts';
import { joinList } from './list.ts';
import { ownWords } from './own-words.ts';
import { detail, must, mustRoom, type Passage, passages, useful } from './passage.ts';
import type { Pet } from './pet.ts';

/** "has travelled by car and train"; empty where the pet has not, or nobody said. */
export const travelled = ({ travel }: WriterFacts): string => {
  if (travel.travelled !== 'Yes') return '';
  return travel.modes.length === 0
    ? 'travelled'
    : `travelled by ${joinList(travel.modes.map((mode) => mode.toLowerCase()))}`;
};

const JOURNEYS = ['has_traveled', 'travel_modes', 'travel_stress'] as const;

/** Journeys as answered. Stress on the way and being barred from travel are always told. */
export const travel = (facts: WriterFacts, pet: Pet, generosity: number): Passage[] => {
  const went = travelled(facts);
  const { They, voice } = pet;
  if (facts.travel.travelled === 'No') {
    return [detail(`${They} ${voice.has} not travelled.`, 'has_traveled', 'travel_stress', 'travel_banned')];
  }
  if (facts.travel.stress === 'Yes') {
    return passages(
      must(stress(facts, pet, generosity), ...JOURNEYS, 'travel_stress_details'),
      bar(facts, pet, generosity),
    );
  }
  if (went === '') return passages(bar(facts, pet, generosity));
  const well = facts.travel.stress === 'No' ? ' with no stress or health issues' : '';
  const never = facts.travel.barred === 'No' ? ` and ${voice.has} never been barred from travel` : '';
  const base = `${They} ${voice.has} ${went}${well}${well && never ? ',' : ''}${never}.`;
  return passages(
    useful(base, ...JOURNEYS, 'travel_banned'),
    story(facts, pet, generosity),
    facts.travel.barred === 'Yes' ? bar(facts, pet, generosity) : null,
  );
};

const stress = (facts: WriterFacts, pet: Pet, generosity: number): string => {
  const { plain, quote } = ownWords(excerpt(facts.travel.stressDetails, mustRoom(150, generosity)), pet);
  const went = travelled(facts);
  const start = went
    ? `${pet.They} ${pet.voice.has} ${went}, with some stress or health issues on the way`
    : `Travel brings ${pet.voice.them} some stress or health issues`;
  if (plain) return `${start}. ${plain}`;
  return quote === '' ? `${start}.` : `${start}: ${quote}`;
};

const bar = (facts: WriterFacts, pet: Pet, generosity: number): Passage | null => {
  const { They, voice, theirOwner } = pet;
  if (facts.travel.barred === 'No')
    return detail(`${They} ${voice.has} never been barred from travel.`, 'has_traveled', 'travel_banned');
  if (facts.travel.barred !== 'Yes') return null;
  const { plain, quote } = ownWords(excerpt(facts.travel.barredDetails, mustRoom(170, generosity)), pet);
  const start = `${They} ${voice.has} been barred from travel`;
  const details = quote === '' ? `; ${theirOwner} gives no details here.` : `: ${quote}`;
  return must(plain ? `${start}. ${plain}` : start + details, 'travel_banned', 'travel_ban_details');
};

const story = (facts: WriterFacts, pet: Pet, generosity: number): Passage | null => {
  const { plain, quote, remark } = ownWords(fairExcerpt(facts.travel.history, 110 * generosity), pet);
  if (quote === '') return null;
  const told = remark
    ? `“${remark},” ${pet.theirOwner} says of the journeys.`
    : `Of the journeys ${pet.theirOwner} says: ${quote}`;
  return detail(plain || told, 'has_traveled', 'travel_history');
};
