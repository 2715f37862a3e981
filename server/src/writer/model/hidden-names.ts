import { mapStrings } from '@pawsume/contract/map-strings';
import type { WriterFacts } from '../facts.ts';
import { capital } from '../text/mend.ts';

/** Made-up words that read as names. As many as a name has words that are hidden. */
const STAND_INS = ['Ownerby', 'Keeperley', 'Humanson', 'Carerton', 'Guardwin', 'Homerick', 'Friendsworth', 'Kinleigh'];
/** Names that are ordinary words too: in small letters they are taken for the word. */
const ORDINARY = new Set(
  `april art august baker bell best bill bird black brown butler carter chase cook cooper cross daisy dawn day dean drew
  faith fisher forest fox frank gardener gene ginger good grace grant gray green grey hall hazel heather hill hope hunter
  iris ivy jack joy june king lane lily long love mark mason may miles mills moon page parker penny pepper pierce poppy
  porter potter price ray reed rich river robin rose ruby rush sage sandy short skip small stone summer sunny sunshine
  turner violet walker ward weaver west white wild will winter wolf wood young an do in so to be he me my no on or we us`
    .split(/\s+/u)
    .filter(Boolean),
);
/** Words for kinds of organisation, titles and the like: nobody's name. */
const GENERIC = new Set(
  'animal animals shelter rescue spca humane society sanctuary refuge pet pets paws dog dogs cat cats the of and for dr mr mrs ms mx'.split(
    ' ',
  ),
);
/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Replaces an owner's names by made-up names, word for word, so that a model writes of somebody it does not know.
 * @param names all that the owner goes by; only the first eight different words are hidden.
 * @returns the facts without the names, and a function that puts the names back into a text written from these facts.
 */
export const hideNames = (facts: WriterFacts, names: readonly string[]) => {
  const typed = JSON.stringify(facts).toLowerCase();
  const free = STAND_INS.filter((standIn) => !typed.includes(standIn.toLowerCase()));
  const pairs = splitWords(names).flatMap((word, place) => {
    const standIn = free[place];
    return standIn ? [{ word, standIn, found: makeFinder(word) }] : [];
  });
  const hide = (text: string): string =>
    pairs.reduce((rest, { word, standIn, found }) => rest.replaceAll(found, (as) => likewise(standIn, as, word)), text);
  const reveal = (text: string): string =>
    pairs.reduce(
      (rest, { word, standIn }) => rest.replaceAll(new RegExp(standIn, 'giu'), (as) => likewise(word, as, standIn)),
      text,
    );
  return { facts: mapStrings(facts, hide), reveal };
};

/** The different words of the names, the longest first, so that none is found inside another. */
const splitWords = (names: readonly string[]): string[] => {
  const words = names.flatMap((name) => name.split(/[\s,;()/]+/u)).filter(isName);
  const different = new Map(words.map((word) => [word.toLowerCase(), word]));
  return [...different.values()].sort((one, other) => other.length - one.length);
};

const isName = (word: string): boolean =>
  /\p{L}\P{L}*\p{L}/u.test(word) && !GENERIC.has(word.toLowerCase().replace(/\.$/u, ''));

const makeFinder = (word: string): RegExp => {
  const pattern = RegExp.escape(word);
  if (UNSPACED.test(word)) return new RegExp(pattern, 'giu');
  const ordinary = ORDINARY.has(word.toLowerCase());
  const capitalized = RegExp.escape(capital(word));
  const spelled = ordinary ? `(?:${capitalized}|${RegExp.escape(word.toUpperCase())})` : pattern;
  return new RegExp(`(?<![\\p{L}\\p{N}])${spelled}(?![\\p{L}\\p{N}])`, ordinary ? 'gu' : 'giu');
};

/** `word` in capitals or small letters, where `as`, which it replaces, is written so and not as usual. */
const likewise = (word: string, as: string, usual: string): string => {
  if (as === usual) return word;
  if (as === as.toUpperCase() && as.length > 1) return word.toUpperCase();
  if (as === as.toLowerCase()) return word.toLowerCase();
  return word;
};
