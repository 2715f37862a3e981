import type { Voice } from './voice.ts';

// Verbs that owners begin a sentence with when they leave out its subject ("Loves socks. Sleeps in the hall.").
const VERBS = new Set(
  `is has does can will likes loves enjoys prefers hates dislikes fears needs wants lives sleeps naps rests eats drinks
  plays runs walks swims flies climbs jumps hops digs chews barks meows purrs whistles sings talks screams growls bites
  scratches hides waits sits stays lies stands comes goes gets gives takes brings carries fetches steals finds follows
  greets meets knows learns listens answers responds obeys understands remembers steps rides travels settles keeps uses
  wears tolerates accepts lets shares sheds snores spends wakes watches guards protects alerts warns reacts adores
  behaves handles hisses pants plucks pulls rolls sees shows licks nuzzles cuddles snuggles thrives tries warms`.split(
    /\s+/u,
  ),
);

/** The sentence with a small initial, where it begins with a verb and so lacks its subject; else null. */
export const withoutSubject = (sentence: string): string | null => {
  const [word = ''] = sentence.split(/[\s,.;:]/u);
  return VERBS.has(word.toLowerCase()) ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : null;
};

/** What follows the subject, where the sentence begins with the pet's name or pronoun; else null. */
export const afterSubject = (sentence: string, { name, voice }: { name: string; voice: Voice }): string | null => {
  const subjects = [name, name.split(/\s/u)[0] ?? '', voice.they];
  for (const subject of subjects) {
    if (subject.length < 2) continue;
    const rest = sentence.slice(subject.length);
    if (sentence.slice(0, subject.length).toLowerCase() === subject.toLowerCase() && /^\s+\S/u.test(rest)) {
      return rest.trim();
    }
  }
  return null;
};

/** What the sentence says of the pet, as it can follow "who"; null where it does not plainly speak of the pet alone. */
export const findPredicate = (sentence: string, pet: { name: string; voice: Voice }): string | null => {
  const said = withoutSubject(sentence) ?? afterSubject(sentence, pet);
  const [verb = '', next = ''] = said?.split(/\s+/u) ?? [];
  return said !== null && VERBS.has(verb) && !/^(?:an?|not)$/u.test(next) ? said : null;
};

const FIRST_PERSON = /\b(?:I|me|my|mine|myself|we|us|our|ours|ourselves)\b|\b(?:i|we)['’]/iu;

/** Whether an owner speaks of themselves: such words are quoted, never told as ours. */
export const isFirstPerson = (text: string): boolean =>
  // "US" and "MY" in capitals may be a country or a heading; they are no reason to unquote, so case does not matter.
  FIRST_PERSON.test(text);
