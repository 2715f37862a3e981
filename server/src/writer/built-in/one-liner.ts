import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { isAboutAnother } from '#answers/another-being';
import { splitSentences } from '#lib/sentences';
import type { WriterFacts } from '../facts.ts';
import { isCaution } from '../text/excerpt.ts';
import { capital, mendSentence } from '../text/mend.ts';
import { innerQuotes } from '../text/quotes.ts';
import { isFirstPerson } from '../third-person/first-person.ts';
import { calmed, isCareless } from '../third-person/handwriting.ts';
import { tellsBasics } from './basics.ts';
import { states } from './health.ts';
import { describeRenting } from './home.ts';
import { joinList } from './list.ts';
import { identity } from './opening.ts';
import { links } from './own-words.ts';
import type { Told } from './passage.ts';
import type { Pet } from './pet.ts';
import { findPredicate } from './predicate.ts';
import { type Highlight, TELLINGS } from './readers.ts';
import { habits } from './training.ts';
import { travelled } from './travel.ts';
import { usesOtherPronouns } from './voice.ts';

export interface OneLiner extends Told {
  /** The sentence of the owner's description that it tells, so that the story need not tell it again. */
  used: string;
}

const AIM = 150;
const IDENTITY: readonly AnswerId[] = ['pet_type', 'breed', 'pet_age', 'personality'];

/** One line that is true and could be of no other pet, if the owner told anything of the kind. */
export const oneLiner = (facts: WriterFacts, pet: Pet): OneLiner => {
  for (const { text: predicate, used, cites } of predicates(facts, pet)) {
    for (const count of [2, 1, 0]) {
      const text = line(facts, count, predicate);
      if (text.length <= AIM) return { text, used, cites: [...IDENTITY, ...cites] };
    }
  }
  return { text: line(facts, 2, ''), used: '', cites: IDENTITY };
};

const line = (facts: WriterFacts, traits: number, predicate: string): string => {
  const who = identity(
    facts.pet,
    facts.traits.slice(0, traits).map((trait) => trait.toLowerCase()),
  );
  const comma = who.includes(', ') && predicate !== '' && !/[a-z], [a-z]+ \S+-old/u.test(who) ? ',' : '';
  return mendSentence(capital([who + comma, predicate].filter(Boolean).join(' ')));
};

/** What can follow "who", the most telling first. */
const predicates = (facts: WriterFacts, pet: Pet): OneLiner[] => {
  const { highlights, highlightsFirst } = TELLINGS[facts.purpose];
  const plain = highlights.map((highlight) => HIGHLIGHTS[highlight](facts, pet)).filter(({ text }) => text !== '');
  const [first, second] = plain;
  const pair = first &&
    second && { text: `${first.text} and ${second.text}`, cites: [...first.cites, ...second.cites] };
  const described = fromDescription(facts, pet).filter(({ text }) => !tellsBasics(text, facts.pet));
  const known = (pair ? [pair, ...plain] : plain).map(({ text, cites }) => ({ text: `who ${text}`, used: '', cites }));
  return [
    ...(highlightsFirst ? [...known, ...described] : [...described, ...known]),
    ...(facts.owner.name ? [{ text: `in the care of ${pet.owner}`, used: '', cites: ['full_name'] as const }] : []),
  ];
};

/** "He becomes anxious around them": without the sentence before it nobody knows whom. */
const MEANS_ONE_BEFORE = /^(?:he|she) \p{L}+ (?:[^.!?]{0,40} )?them\b|^th(?:is|at|ese|ose)\b/iu;

/** Whom a pet may get along with. */
const COMPANY = /\b(?:dog|cat|kid|child|children|pet|people|stranger)s?\b/giu;

/** Whether a line tells of company that a warning tells of too: "good with dogs" would be half of it. */
const isTakenBack = (predicate: string, sentences: readonly string[]): boolean => {
  const named = predicate.toLowerCase().match(COMPANY) ?? [];
  return sentences.some(
    (sentence) => isCaution(sentence) && named.some((whom) => sentence.toLowerCase().includes(whom)),
  );
};

/** It has no meaning without the sentences around it, or speaks to readers. */
const NOT_ALONE =
  /\?|\bhim\b|\bthough\b|\b(?:past|over|about) it\b|\bher\W*$|\b(?:that|them|those|there)\W*$|\bthe \w+ one\b|\byour\b|\b(?:if|makes?|with) you\b/iu;

const isUnfit = (sentence: string, pet: Pet): boolean =>
  isCareless(sentence) ||
  isCaution(sentence) ||
  links(sentence) ||
  isFirstPerson(sentence) ||
  usesOtherPronouns(sentence, pet.voice) ||
  /\p{Lu}{4}/u.test(sentence);

const fromDescription = ({ pet: facts }: WriterFacts, pet: Pet): OneLiner[] => {
  const sentences = splitSentences(facts.description);
  // Of fewer, the story would lose too much.
  if (sentences.length < 3) return [];
  return sentences.slice(0, 6).flatMap((sentence, place) => {
    if (sentences.slice(0, place).some((before) => isAboutAnother(before, facts.name))) return [];
    if (MEANS_ONE_BEFORE.test(sentences[place + 1] ?? '') || isUnfit(sentence, pet)) return [];
    const predicate = findPredicate(sentence, pet);
    if (!predicate || NOT_ALONE.test(predicate) || isTakenBack(predicate, sentences)) return [];
    return [{ text: `who ${innerQuotes(calmed(predicate))}`, used: sentence, cites: ['description'] }];
  });
};

// A home with complaints is told in full in the story; half of it in one line would gloss over them.
const homePredicate = (facts: WriterFacts, { named }: Pet): Told => {
  const lived = facts.home.complaints === 'Yes' ? '' : describeRenting(facts);
  const isClean = facts.home.complaints === 'No';
  return {
    text: lived && `${named.has} ${lived}${isClean ? ' without complaints or damage' : ''}`,
    cites: ['rental_history', 'rental_duration', 'rental_issues'],
  };
};

const statePredicate = (facts: WriterFacts, { named }: Pet): Told => {
  const all = [...new Set([...habits(facts), ...states(facts)])].slice(0, 3);
  return {
    text: all.length === 0 ? '' : `${named.is} ${joinList(all)}`,
    cites: ['training', 'is_vaccinated', 'is_microchipped', 'spayed_neutered', 'gender'],
  };
};

const travelPredicate = (facts: WriterFacts, { named }: Pet): Told => {
  const { stress, barred } = facts.travel;
  const went = stress === 'Yes' || barred === 'Yes' ? '' : travelled(facts);
  return {
    text: went && `${named.has} ${went}`,
    cites: ['has_traveled', 'travel_modes', 'travel_stress', 'travel_banned'],
  };
};

const HIGHLIGHTS: Record<Highlight, (facts: WriterFacts, pet: Pet) => Told> = {
  renting: homePredicate,
  state: statePredicate,
  travel: travelPredicate,
};
