import { isNotKnown } from '#answers/not-known';
import type { WriterFacts } from '../facts.ts';
import { oneLine, small } from '../text/mend.ts';
import { innerQuotes } from '../text/quotes.ts';
import { agePhrase } from './age.ts';

/** Classes of animals: nobody says "bearded dragon reptile", the breed alone names the animal. */
const CLASSES =
  /^(?:birds?|reptiles?|fish|amphibians?|dogs?|snakes?|insects?|exotics?|others?|small (?:animals?|pets?))$/iu;
const MIXED = /^(?:mixed|mixed[ -]breed|mix|mutt|cross|crossbreed|hybrid)$/iu;
const FRENCH = new Map([
  ['chien', 'dog'],
  ['chienne', 'dog'],
  ['chat', 'cat'],
  ['chatte', 'cat'],
  ['lapin', 'rabbit'],
  ['oiseau', 'bird'],
  ['poisson', 'fish'],
  ['cheval', 'horse'],
]);
const IN_BRACKETS = /\s*[([][^)\]]*[)\]]/gu;

/** The noun for a pet: breed, breed with kind, or kind alone, in the owner's words. */
export const describeKind = ({ type, breed, age }: WriterFacts['pet']): string => {
  const kind = commonNoun(innerQuotes(oneLine(type))) || 'pet';
  const race = innerQuotes(
    oneLine(breed)
      .replaceAll(IN_BRACKETS, '')
      .split(/[,;:/]/u)[0] ?? '',
  ).replace(/[\s.]+$/u, '');
  if (race === '' || isNotKnown(race)) return nameYoung(kind, age);
  if (MIXED.test(race)) return `mixed-breed ${kind}`;
  const named =
    CLASSES.test(kind) ||
    race
      .toLowerCase()
      .split(/[\s-]+/u)
      .includes(kind.toLowerCase());
  return named ? race : `${race} ${kind}`;
};

/** "Dog" and "DOG" are dogs, and so is a "chien": many of our owners are at home in French. */
const commonNoun = (type: string): string => {
  const noun = /^\p{Lu}{3,}$/u.test(type) ? type.toLowerCase() : small(type);
  return FRENCH.get(noun) ?? noun;
};

/** A cat or dog whose age is told in weeks or months up to a year is called what everybody calls it. */
const nameYoung = (kind: string, age: string): string => {
  const months = /^(\w+)-(week|month)-old$/u.exec(agePhrase(age).before);
  if (!months || (months[2] === 'month' && Number(months[1]) > 12)) return kind;
  if (kind === 'cat') return 'kitten';
  return kind === 'dog' ? 'puppy' : kind;
};
