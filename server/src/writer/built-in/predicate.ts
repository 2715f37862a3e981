import { findMissing, isQuality } from '../third-person/missing-subject.ts';
import { withAnd } from '../third-person/tell-sentence.ts';
import { isBase, isThirdPerson } from '../third-person/verbs.ts';
import type { Voice } from './voice.ts';

/** What follows the subject, where the sentence begins with the pet's name or pronoun; else null. */
const afterSubject = (sentence: string, { name, voice }: { name: string; voice: Voice }): string | null => {
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

/** What happened, or two sentences in one: neither says what the pet is like. */
const NO_TRAIT =
  /^(?:means|takes|needs|deserves|comes|qualifies|requires|seeks|does|tries|shows|costs|looks|has (?!an?\b|the\b|one\b|two\b|three\b|no\b|lots\b|plenty\b|never (?!met\b|seen\b)|always\b|lived\b)\p{L}+|gets (?!along|on)\p{Ll}+s)\b|\b(?:and|but|so|then|yet) (?:of course )?(?:his|her|their|he|she|they|it|the|this|that|no one|we|i)\b|\band \p{L}+ (?:\p{L}+ are|is)\b|\bbut given\b|\bwould make\b|\bwho\b|\bthem\b|\bbut (?:more|less)\b|, (?:he|she|it|they|will|can|could|may|would|must)\b|\s[-–—]\s|[;:]/iu;

/** What the sentence says of the pet, as it can follow "who"; null where it does not plainly speak of the pet alone. */
export const findPredicate = (sentence: string, pet: { name: string; voice: Voice }): string | null => {
  const isWithout = findMissing(sentence) === 'subject';
  const said = isWithout ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : afterSubject(sentence, pet);
  const [verb = '', next = ''] = said?.split(/\s+/u) ?? [];
  const isSaid =
    verb === 'is'
      ? isTelling(said?.slice('is '.length) ?? '')
      : isThirdPerson(verb) || (verb === 'can' && isBase(next));
  return said !== null && isSaid && !NO_TRAIT.test(said) && !/^(?:an?|not)$/u.test(next) ? withAnd(said) : null;
};

/** Returns true for what a pet is by itself: "shy with strangers", "learning to share". */
const isTelling = (what: string): boolean =>
  isQuality(what.toLowerCase()) || /^(?:used to|learning|working on|getting)\b/u.test(what);
