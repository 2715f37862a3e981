// Verbs that owners use of themselves and of their pets, in the form that follows "I"; the rest is left in quotation marks.
const BASES = new Set(
  `accept act adopt adore agree alert allow answer apologise apologize arrive ask attend babysit bake bark bathe bay beg
  behave believe belong bind bite board boil bolt book borrow bring browse brush build bury buy call care carry catch change chase
  check chew choose clean climb clip close coach comb come commute consider cook cover cry cuddle cut dance decide design
  dig dislike do dook drink drive drool dry eat enjoy escape exercise expect fall fear feed feel fetch find finish fit fix fly fold
  follow foster garden get give go greet groom grow growl guard guess handle hang happen hate have hear help hibernate hide hike hiss
  hold hop hope howl hug hum hunt ignore insist join jump keep kick kiss knit knock know land laugh lay lead lean learn leave
  lend let lick lie lift like limp line listen live lock look lose love make manage mean meet meow mind miss move mow nap
  need nibble nicker nip nuzzle obey offer open order own paint pant park pass paw pay pee perch pet phone pick plan plant play
  pluck practise practice prefer press promise protect puff pull purr push put ram reach react read realise realize recommend
  record refuse relax remember rent repair replace respond rest return ride ring roll run rush say scratch scream see seem
  sell send serve settle sew share shed shout show shower shred sing sit sketch sleep slip smell smoke snap sneeze sniff
  snore snuggle soak speak spend spin spit sprint squeak stand stare start stay steal step stop store stretch study surf
  sweat swim switch take talk tap teach tell tend test thank think thrive tolerate touch train translate travel treat tremble
  trim trust try tune turn understand use vacuum visit volunteer wait wake walk want warn wash watch water wear weigh welcome
  whine whistle wipe wish wonder work worry write yell yowl`.split(/\s+/u),
);
// Past and present look alike: what an owner means cannot be told.
const UNCLEAR = new Set(['cut', 'fit', 'lay', 'let', 'put', 'read', 'shed', 'spit']);
const IRREGULAR = new Map([
  ['am', 'is'],
  ['are', 'is'],
  ['have', 'has'],
  ['do', 'does'],
  ['go', 'goes'],
  ['were', 'was'],
  ['don’t', 'doesn’t'],
  ['haven’t', 'hasn’t'],
  ['aren’t', 'isn’t'],
  ['weren’t', 'wasn’t'],
]);
const SAME_FOR_ALL = new Set(
  `will would can could should may might must cannot won’t wouldn’t can’t couldn’t shouldn’t mustn’t didn’t hadn’t wasn’t
  was had did`.split(/\s+/u),
);
const PAST = new Set(
  `ate became began bit bought broke brought built came caught chose did dug drank drew drove fed fell felt flew forgot
  fought found froze gave got grew had heard held hid hung kept knew led left lent lost made met paid ran rode rose said
  sang sat saw sent shook slept sold spent spoke stole stood stuck swam swept taught thought threw told took tore
  understood used was went woke won wore wrote`.split(/\s+/u),
);
const NO_PAST = /^(?:need|feed|breed|bleed|seed|weed|speed|shed|embed|exceed|indeed|bed|red)$/u;

/** Whether a word is a verb's form that follows "I". */
export const isBase = (word: string): boolean => BASES.has(word);

/** Whether a word is a verb's past form. */
export const isPast = (word: string): boolean =>
  PAST.has(word) || (/^\p{Ll}{2,}ed$/u.test(word) && !NO_PAST.test(word));

/** Whether a word says by itself that a sentence has its verb: "is", "did", "can’t". */
export const isAuxiliary = (word: string): boolean =>
  /^(?:do|does|did|is|was|wo|would|could|ca|has|have|had)nt$/u.test(word) ||
  SAME_FOR_ALL.has(word) ||
  IRREGULAR.has(word) ||
  /^(?:is|has|does|isn’t|hasn’t|doesn’t)$/u.test(word);

/** Whether a verb in this form, after "I", says the same of somebody else without a change: "paid", "can". */
export const isSameForAll = (word: string): boolean => SAME_FOR_ALL.has(word) || isPast(word);

/** The form of a verb that follows "she", for the one that follows "I"; null where it is not known for certain. */
export const thirdPerson = (word: string): string | null => {
  if (isSameForAll(word)) return word;
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  return BASES.has(word) && !UNCLEAR.has(word) ? withS(word) : null;
};

const withS = (base: string): string => {
  if (/(?:s|sh|ch|x|z|o)$/u.test(base)) return `${base}es`;
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
};

const WITH_S = new Set([...[...BASES].map((base) => IRREGULAR.get(base) ?? withS(base)), 'is']);

/** Whether a word is a verb's form that follows "she": "loves", "has". */
export const isThirdPerson = (word: string): boolean => WITH_S.has(word);
