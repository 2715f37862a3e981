import { countOf } from '#answers/several';
import type { WriterFacts } from '../facts.ts';
import { capital } from '../text/mend.ts';
import { numberInWords } from '../text/numbers.ts';
import { agePhrase } from './age.ts';
import { withArticle } from './article.ts';
import { describeKind } from './kind.ts';
import { joinList } from './list.ts';
import type { Pet } from './pet.ts';
import { choose } from './variety.ts';

/** "Momma and three kittens": an age is not that of all. */
const MOTHER = /\b(?:mom|mum|mama|mother)\w*\b/iu;

/** "a three-year-old Labrador", "a leopard gecko, about four years old": with its article, `adjectives` before the age. */
export const identity = (pet: WriterFacts['pet'], adjectives: readonly string[] = []): string => {
  const facts = pet.areSeveral && MOTHER.test(pet.name) ? { ...pet, age: '' } : pet;
  const age = agePhrase(facts.age);
  const [digits = ''] = /^\d+$/u.exec(countOf(facts.type)) ?? [];
  const count = digits ? numberInWords(Number(digits)) : countOf(facts.type);
  const noun = [count, adjectives.join(', '), age.before, describeKind(facts)].filter(Boolean).join(' ');
  return [facts.areSeveral ? noun : withArticle(noun), age.after]
    .filter(Boolean)
    .join(age.after.startsWith('(') ? ' ' : ', ');
};

/**
 * The first sentence about a pet: who it is, and how its owner ticked its character. Which of the shapes it takes hangs
 * on the name, so that two pets on one desk rarely begin alike; none begins like `next`, the sentence that follows.
 */
export const opening = (facts: WriterFacts, pet: Pet, next: string): string => {
  const who = identity(facts.pet);
  const traits = joinList(facts.traits.map((trait) => trait.toLowerCase()));
  if (traits === '') return `${pet.name} ${pet.named.is} ${who}.`;
  const named = `${pet.name} ${pet.named.is} ${who}, described by ${pet.theirOwner} as ${traits}.`;
  const described = `${pet.TheirOwner} describes ${pet.name}, ${who}, as ${traits}.`;
  const inverted = `${capital(traits)} is how ${pet.theirOwner} describes ${pet.name}, ${who}.`;
  const sentences = [
    ...(next.startsWith(pet.short) ? [] : [named]),
    ...(next.startsWith(pet.TheirOwner) ? [] : [described]),
    ...(facts.traits.length > 1 ? [inverted] : []),
  ];
  return choose(pet, sentences) ?? named;
};
