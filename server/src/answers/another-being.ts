/** Words for beings other than the pet that a text is about. */
export const BEINGS = {
  kin: 'brothers?|sisters?|siblings?|littermates?|mothers?|fathers?|mum|mom|mama|dad|parents|dam|sire|neighbou?rs?',
  litter: 'pups|puppies|kittens|bab(?:y|ies)',
  company:
    'friends?|companions?|budd(?:y|ies)|mates?|(?:house|room)mates?|(?<!veterinary |rescue )partners?|residents?',
  people:
    'sons?|daughters?|wife|husband|boyfriend|girlfriend|grand\\w+|landlord|landlady|vet|family|kids?|child(?:ren)?|owners?|caretaker|guardian|man|woman|lady|guy',
  pets: 'dogs?|cats?|puppy|kitten|pets?|birds?|rabbits?|horses?',
} as const;
/** "My other dog", "His brother", "Our neighbour". */
const KIN = new RegExp(
  String.raw`^(?:my|our|his|her|their|the|an?|another)\s+(?:\w+\s+){0,2}(?:${Object.values(BEINGS).join('|')})\b`,
  'iu',
);
/** "Milo's mother". */
const KIN_OF_PET = new RegExp(
  String.raw`^\p{Lu}\p{L}+[’']s\s+(?:\w+\s+)?(?:${Object.values(BEINGS).join('|')})\b`,
  'iu',
);
/** "Since then the mother cat refused it". */
const MOTHER = /\b(?:the|her|his|their) (?:mummy|mommy|mama|momma|mother) (?:cat|dog)\b/iu;
const RELATIVE = /^(?:grandpa|grandma|granddad|nan|mum|mom|dad|auntie?|uncle)\b/iu;
/** A name and what it does: "Max was", "Luna and Bo sleep". */
const NAMED =
  /^(\p{Lu}\p{Ll}+)(?: and \p{Lu}\p{Ll}+)? (?:is|was|were|are|has|had|lives?|loves?|died|came|went|got|put|took|said|lost|gave|left|\p{Ll}{3,}(?:ed|s)(?! (?:do|don|are|were|have|can|will|may|must)\b))\b/u;
const NO_NAME =
  /^(?:but|and|so|or|yet|now|then|also|with|without|after|before|during|from|to|for|of|about|under|over|like|despite|although|though|while|because|until|other|another|several|many|few|not|only|just|even|an?|any|every|each|the|my|our|his|her|their|its|in|on|at|as|if|by|he|she|it|they|we|i|this|that|there|here|these|those|what|who|when|once|since|nobody|everyone|everybody|nothing|everything|someone|anyone|one|two|three|some|most|all|both|each|walks?|mornings?|evenings?|nights?|days?|weekends?|training|grooming|food|health|chew)$/iu;
const BEGINS_WITH_PRONOUN = /^(?:he|she|it|they|his|her|its|their)\b/iu;

/** Returns true if a sentence before this one says whom it is about. */
export const beginsWithPronoun = (sentence: string): boolean => BEGINS_WITH_PRONOUN.test(sentence);

/** Returns true if a sentence is about somebody other than the pet. A pronoun in the next one may mean them. */
export const isAboutAnother = (sentence: string, petName: string): boolean => {
  if (KIN_OF_PET.test(sentence)) return true;
  if (petName !== '' && sentence.toLowerCase().includes(petName.toLowerCase())) return false;
  if (KIN.test(sentence) || RELATIVE.test(sentence) || MOTHER.test(sentence)) return true;
  const [, name] = NAMED.exec(sentence) ?? [];
  // "Max" may be short for Maximilian.
  return name !== undefined && !NO_NAME.test(name) && !` ${petName.toLowerCase()}`.includes(` ${name.toLowerCase()}`);
};

/** Returns the index of the sentence about another being that the one at `place` refers to; null if it means the pet. */
export const findOther = (sentences: readonly string[], place: number, petName: string): number | null => {
  let at = place;
  while (at > 0 && beginsWithPronoun(sentences[at] ?? '')) at -= 1;
  return at < place && isAboutAnother(sentences[at] ?? '', petName) ? at : null;
};
