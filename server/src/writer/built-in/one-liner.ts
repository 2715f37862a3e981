import type { WriterFacts } from '../facts.ts';
import { isCaution } from '../text/excerpt.ts';
import { capital, mendSentence } from '../text/mend.ts';
import { innerQuotes } from '../text/quotes.ts';
import { splitSentences } from '../text/sentences.ts';
import { states } from './health.ts';
import { describeRenting } from './home.ts';
import { joinList } from './list.ts';
import { identity } from './opening.ts';
import type { Pet } from './pet.ts';
import { findPredicate, isFirstPerson } from './third-person.ts';
import { habits } from './training.ts';
import { travelled } from './travel.ts';
import { usesOtherPronouns } from './voice.ts';

export interface OneLiner {
  text: string;
  /** The sentence of the owner's description that it tells, so that the story need not tell it again. */
  used: string;
}

const AIM = 150;

/** One line that is true and could be of no other pet, if the owner told anything of the kind. */
export const oneLiner = (facts: WriterFacts, pet: Pet): OneLiner => {
  for (const { text: predicate, used } of predicates(facts, pet)) {
    for (const count of [2, 1, 0]) {
      const text = line(facts, count, predicate);
      if (text.length <= AIM) return { text, used };
    }
  }
  return { text: line(facts, 2, ''), used: '' };
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
const predicates = (facts: WriterFacts, pet: Pet): { text: string; used: string }[] => {
  const described = fromDescription(facts, pet);
  const plain = [...homePredicate(facts), ...statePredicate(facts), ...travelPredicate(facts)];
  const pair = plain.slice(0, 2).join(' and ');
  return [
    ...described,
    ...[pair, ...plain].filter(Boolean).map((text) => ({ text: `who ${text}`, used: '' })),
    ...(facts.owner.name ? [{ text: `in the care of ${pet.owner}`, used: '' }] : []),
  ];
};

const fromDescription = ({ pet: facts }: WriterFacts, pet: Pet): { text: string; used: string }[] => {
  const sentences = splitSentences(facts.description);
  // Of fewer, the story would lose too much.
  if (sentences.length < 3) return [];
  return sentences.slice(0, 6).flatMap((sentence) => {
    if (isCaution(sentence) || isFirstPerson(sentence) || usesOtherPronouns(sentence, pet.voice)) return [];
    const predicate = findPredicate(sentence, pet);
    return predicate ? [{ text: `who ${innerQuotes(predicate)}`, used: sentence }] : [];
  });
};

// A home with complaints is told in full in the story; half of it in one line would gloss over them.
const homePredicate = (facts: WriterFacts): string[] => {
  const lived = facts.home.complaints === 'Yes' ? '' : describeRenting(facts);
  if (lived === '') return [];
  return [facts.home.complaints === 'No' ? `${lived} without complaints or damage` : lived];
};

const statePredicate = (facts: WriterFacts): string[] => {
  const all = [...new Set([...habits(facts), ...states(facts)])].slice(0, 3);
  return all.length === 0 ? [] : [`is ${joinList(all)}`];
};

const travelPredicate = (facts: WriterFacts): string[] => {
  const { stress, barred } = facts.travel;
  const went = stress === 'Yes' || barred === 'Yes' ? '' : travelled(facts);
  return went === '' ? [] : [`has ${went}`];
};
