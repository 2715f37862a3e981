import type { WriterFacts } from '../facts.ts';
import { excerpt, fairExcerpt } from '../text/excerpt.ts';
import { capital } from '../text/mend.ts';
import { sharesEnough } from '../text/shared-words.ts';
import { speakerOf } from '../third-person/speaker.ts';
import { smallNote } from '../third-person/tell-note.ts';
import { behind } from './behind.ts';
import { smallTerm } from './illness.ts';
import { joinList } from './list.ts';
import { type OwnWords, ownWords } from './own-words.ts';
import { detail, must, mustRoom, type Passage, passages, useful } from './passage.ts';
import type { Pet } from './pet.ts';
import { withSubject } from './short-answer.ts';
import { choose } from './variety.ts';

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
  return passages(journeys(facts, pet, generosity), facts.travel.barred === 'Yes' ? bar(facts, pet, generosity) : null);
};

/** Where the pet went, and that all was well, in one or two sentences. */
const journeys = (facts: WriterFacts, pet: Pet, generosity: number): Passage => {
  const { They, voice, theirOwner } = pet;
  const { stress: ill, barred } = facts.travel;
  const history = withSubject(facts.travel.history, `${voice.their} travels`, pet);
  const own = ownWords(fairExcerpt(history, 110 * generosity), speakerOf(pet), 'notes');
  const went = `${They} ${voice.has} ${travelled(facts)}`;
  const cites = [...JOURNEYS, 'travel_banned'] as const;
  if (own.notes === '' && own.plain.length === 0) {
    const well = ill === 'No' ? ' with no stress or health issues on the way' : '';
    const never = barred === 'No' ? ` and ${voice.has} never been barred from travel` : '';
    return useful(`${went}${well}${well && never ? ',' : ''}${never}.`, ...cites);
  }
  const none = ill === 'No' ? `${theirOwner} reports no stress or health issues on the way` : '';
  const never = barred === 'No' ? `${voice.they} ${voice.has} never been barred from travel` : '';
  const well =
    choose(pet, [
      [never, none],
      [none, never],
    ])
      ?.filter(Boolean)
      .join(', and ') ?? '';
  const story = own.notes
    ? `${went}: ${[`${smallNote(own.notes)}.`, ...own.plain].join(' ')}`
    : `${went}. ${own.plain.join(' ')}`;
  return useful([story, well && `${capital(well)}.`].filter(Boolean).join(' '), ...cites, 'travel_history');
};

const stress = (facts: WriterFacts, pet: Pet, generosity: number): string => {
  const own = ownWords(excerpt(facts.travel.stressDetails, mustRoom(150, generosity)), speakerOf(pet), 'all');
  const went = travelled(facts);
  const start = went
    ? `${pet.They} ${pet.voice.has} ${went}, with some stress or health issues on the way`
    : `Travel brings ${pet.voice.them} some stress or health issues`;
  if (own.isFromStart) return behind(start, own, pet);
  return own.quote === '' ? `${start}.` : `${start}: ${own.quote}`;
};

const bar = (facts: WriterFacts, pet: Pet, generosity: number): Passage | null => {
  const { They, voice, theirOwner } = pet;
  if (facts.travel.barred === 'No')
    return detail(`${They} ${voice.has} never been barred from travel.`, 'has_traveled', 'travel_banned');
  if (facts.travel.barred !== 'Yes') return null;
  const own = ownWords(excerpt(facts.travel.barredDetails, mustRoom(170, generosity)), speakerOf(pet), 'all');
  const start = `${They} ${voice.has} been barred from travel`;
  const details = own.quote === '' ? `; ${theirOwner} gives no details here.` : `: ${own.quote}`;
  const told = own.isFromStart
    ? tellRefusal(start, { own, pet, details: facts.travel.barredDetails })
    : start + details;
  return must(told, 'travel_banned', 'travel_ban_details');
};

/** In characters: what is longer may begin with whoever refused the pet. */
const SHORT_NOTE = 30;
const REFUSED =
  /\b(?:refus\w+|barred|banned|denied|turned (?:\w+ ){0,2}away|said no|not (?:allow|accept|carry|take)\w*)\b/iu;

/** Who refused the pet, and when, in a sentence of ours; that it was barred is said only where that leaves it open. */
const tellRefusal = (start: string, { own, pet, details }: { own: OwnWords; pet: Pet; details: string }): string => {
  const plain = own.plain.join(' ');
  const isSaid = own.notes === '' && own.warning === '' && REFUSED.test(plain) && sharesEnough(plain, details);
  if (isSaid) return plain;
  const { They, voice } = pet;
  const notes = own.notes.length > SHORT_NOTE ? own.notes : smallTerm(own.notes);
  const goesOn = /^(?:refused|barred|banned|denied)\b/u.test(notes)
    ? `${They} ${voice.has} been ${notes}`
    : /^from\b/u.test(notes)
      ? `${They} ${voice.has} been barred ${notes}`
      : /^(?:because|due|for|by|on|in|at|after|once|twice|since|when)\b/u.test(notes) && `${start} ${notes}`;
  return goesOn ? behind(goesOn, { ...own, notes: '' }, pet) : behind(start, { ...own, notes }, pet);
};
