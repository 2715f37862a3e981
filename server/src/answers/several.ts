const COUNT =
  /^(?:(?:an?|our|my) )?(?:(two|three|four|five|six|seven|eight|nine|ten|several|[2-9]|1\d)(?: x)?|(?:bonded )?(pair|trio|couple|group|flock) of|bonded pair(?: of)?) +(?=\p{L})/iu;
const COUNT_OF_SEX = /\b(?:both|two|three|pair|all|each)\b/iu;
const SEVERAL_NAMES = /&|\+|,|\/|\band\b/iu;
const LIST_OF_NAMES = /^\p{Lu}\p{L}+(?:, ?\p{Lu}\p{L}+)+,? (?:[Aa]nd|&) \p{Lu}/u;
const TOLD_AS_SEVERAL =
  /\b(?:they(?: a|['’])re|siblings born|one male and one female|both|these (?:two|2|boys|girls|brothers|sisters|birds|cats|dogs|kittens|puppies|rabbits)|the two of them|they love|each other|(?:this|lovely|bonded) (?:pair|couple|duo))\b/iu;
/** "Puppies in a barn": named by what they are. */
const LITTER_NAME =
  /\b(?:puppies|kittens|pupp?s|babies|mongrels|kitties|twins|siblings|sisters|brothers|boys|girls|pair|trio|litter|bunnies|pairs|the \d+|(?:two|three|four|five|six) (?:\w{2,12} )?\w{2,12}s)\b/iu;
const ONE = /\b(?:he|she|him|his|her)\b/iu;
const IRREGULAR = /\b(?:mice|geese)$/iu;
const LISTED =
  /\b(pet|cat|kitten|dog|rabbit|bird|parrot|budgie|hamster|gerbil|ferret|rat|guinea pig|tortoise|turtle|gecko|snake|lizard|horse|chicken|hen|goat|pig|grey|gray|poodle|terrier|retriever|spaniel|collie|cockatiel)s$/iu;

/** Whether a gender speaks of more than one animal. */
export const isSexOfSeveral = (gender: string): boolean => COUNT_OF_SEX.test(gender);

interface Described {
  name: string;
  type: string;
  gender: string;
  description: string;
}

/** Returns true if the answers are about more than one animal. "Cats" may be what the owner of a single one chose. */
export const isSeveral = ({ name, type, gender, description }: Described): boolean => {
  if (LIST_OF_NAMES.test(name) || LITTER_NAME.test(name) || isOfKind(name, type)) return true;
  if (SEVERAL_NAMES.test(name) && isToldAsSeveral(description, name)) return true;
  const isCounted = COUNT.test(type) || SEVERAL_NAMES.test(name) || IRREGULAR.test(type);
  return isSexOfSeveral(gender) || (isCounted && plural(type) === type);
};

/** "The degus". */
const isOfKind = (name: string, type: string): boolean => {
  const [one, more] = [type.toLowerCase(), plural(type.toLowerCase())];
  return more !== one && name.toLowerCase().split(/\s+/u).includes(more);
};

const isToldAsSeveral = (description: string, name: string): boolean =>
  TOLD_AS_SEVERAL.test(description) ||
  (/&|\band\b/iu.test(name) && /\bwe are\b/iu.test(description)) ||
  isToldInPlural(description, name) ||
  (/\b(?:they|them)\b/iu.test(description) && !ONE.test(description));

const isToldInPlural = (description: string, name: string): boolean =>
  ['are', 'were', 'have', 'get', 'love', 'need'].some((verb) =>
    description.replaceAll(' & ', ' and ').includes(`${name.replaceAll(' & ', ' and ')} ${verb} `),
  );

/** Returns "two", "12" or "a pair of", where a type says how many animals there are. */
export const countOf = (type: string): string => {
  const [all, number, group] = COUNT.exec(type) ?? [];
  if (all === undefined) return '';
  return number?.toLowerCase() ?? `a ${group?.toLowerCase() ?? 'pair'} of`;
};

export const withoutCount = (type: string): string => type.replace(COUNT, '');

/** One of several: "tabby cat" of "tabby cats". */
export const singular = (noun: string): string =>
  noun.replace(/\b(pupp|bunn|gupp|pon)ies$/iu, '$1y').replace(LISTED, '$1');

/** "Labradors", "huskies", "mice"; a plural stays. */
export const plural = (noun: string): string => {
  if (/(?<![sui])s$|fish$|sheep$/iu.test(noun) || IRREGULAR.test(noun)) return noun;
  if (/[^aeiou]y$/iu.test(noun)) return `${noun.slice(0, -1)}ies`;
  return noun
    .replace(/\bmouse$/iu, 'mice')
    .replace(/(?:s|x|ch|sh|z)$/iu, '$&e')
    .replace(/(?<!mice)$/u, 's');
};
