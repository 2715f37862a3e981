/** Words whose first letter misleads: said with a consonant, or with a vowel. */
const SAID_WITH_CONSONANT = /^(?:eu|ew|uni(?!n|m)|use|usu|uk|ut[ei]|one\b|once|ouija)/iu;
const SAID_WITH_VOWEL = /^(?:hour|honest|honou?r|heir|8|11(?!\d)|18(?!\d))/iu;
/** An abbreviation said letter by letter, beginning with one whose name starts with a vowel. */
const SPELLED_WITH_VOWEL = /^[AEFHILMNORSX](?=[A-Z]{1,3}\b|\b[-.])/u;
const SPELLED = /^[A-Z]{2,4}\b/u;

/** "a" or "an", by how the next word is said. */
const chooseArticle = (next: string): 'a' | 'an' => {
  const word = next.replace(/^[^\p{L}\p{N}]+/u, '');
  if (SAID_WITH_VOWEL.test(word) || SPELLED_WITH_VOWEL.test(word)) return 'an';
  if (SPELLED.test(word) || SAID_WITH_CONSONANT.test(word)) return 'a';
  return /^[aeiouàáâãäåæèéêëìíîïòóôõöøœùúûü]/iu.test(word) ? 'an' : 'a';
};

/** The phrase with its indefinite article before it. */
export const withArticle = (phrase: string): string => `${chooseArticle(phrase)} ${phrase}`;
