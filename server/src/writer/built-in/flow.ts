import { findPolarities } from '#answers/polarity';
import { splitSentences } from '#lib/sentences';
import type { Told } from './passage.ts';
import type { Pet } from './pet.ts';

/**
 * The same passages, in which no two sentences in a row begin with the same name or pronoun: the pet is "she" and by name in
 * turn. What stands in quotation marks stays. An open pronoun stays too, because its verbs would have to change; "has" does.
 */
export const vary = (all: readonly Told[], pet: Pet): Told[] => {
  let before = '';
  return all.map(({ text, cites }) => {
    let isQuoted = false;
    let told = '';
    let rest = text;
    for (const sentence of splitSentences(text)) {
      const start = rest.indexOf(sentence);
      before = isQuoted ? sentence : varyStart(sentence, before, pet);
      isQuoted = endsInQuotation(sentence, isQuoted);
      told += rest.slice(0, start) + before;
      rest = rest.slice(start + sentence.length);
    }
    return { text: told + rest, cites };
  });
};

const varyStart = (sentence: string, before: string, { They, short, named, voice, TheirOwner }: Pet): string => {
  const instead = (from: string, to: string): string | null =>
    startsWith(before, from) && startsWith(sentence, from) ? to + sentence.slice(from.length) : null;
  if (voice.they === 'they') {
    const agreed = named.is === 'are' ? withPluralVerb(sentence, short) : sentence;
    const has = `${short} ${named.has}`;
    return startsWith(before, short) && startsWith(agreed, has) ? `They have${agreed.slice(has.length)}` : agreed;
  }
  const varied = !isPlainName(short) ? null : (instead(They, short) ?? instead(short, They));
  return varied ?? (TheirOwner.startsWith('The ') ? null : instead(TheirOwner, 'The owner')) ?? sentence;
};

/** "Salt and Pepper are": the name of several animals, where a sentence was told as of one. */
const withPluralVerb = (sentence: string, name: string): string => {
  const [verb = ''] = startsWith(sentence, name) ? sentence.slice(name.length + 1).split(' ') : [];
  const plural = { is: 'are', was: 'were', has: 'have' }[verb];
  return plural ? `${name} ${plural}${sentence.slice(name.length + 1 + verb.length)}` : sentence;
};

/** A pet called "Never" would deny what follows. */
const isPlainName = (name: string): boolean => findPolarities(`${name} sits`, /\bsits\b/gu).has('said');

/** "Hero Blue is", "Hero the Beagle is": what else a name has is kept with it. */
const startsWith = (sentence: string, subject: string): boolean =>
  sentence.startsWith(`${subject} `) && !/^(?:\p{Lu}\p{Ll}|the\b|[-–—(])/u.test(sentence.slice(subject.length + 1));

const endsInQuotation = (sentence: string, isQuoted: boolean): boolean => {
  const last = Math.max(sentence.lastIndexOf('“'), sentence.lastIndexOf('”'));
  return last < 0 ? isQuoted : sentence[last] === '“';
};
