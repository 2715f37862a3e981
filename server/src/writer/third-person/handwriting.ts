import { isBase, isThirdPerson } from './verbs.ts';

/** Marks that only notes have; capitals, other alphabets and three dots are better left as they were typed. */
const NOTES =
  /[=*#|<>{}[\]^~_…]|\p{Extended_Pictographic}|[\p{Script=Han}\p{Script=Arabic}\p{Script=Hangul}\p{Script=Cyrillic}]/u;
/** "Mum got her": whose mother it is only the owner can say so. */
const OWN_FAMILY = /(?<!\b(?:my|our|his|her|their|the|a|and) |’s )\b(?:Mum|Mom|Dad|Grandma|Grandpa|Nan|Granny)\b/u;
/** In characters: what runs on for longer is no sentence. */
const LONGEST = 600;
const STRESSED = /\b(?:NOT|NO|NEVER|ALWAYS|ONLY|VERY|LOUD|MUST|ALL|SO|DOES|DO|ONE|TWO|SIX)\b/gu;
const SHOUTED = /\b\p{Lu}{2,}(?:['’]\p{Lu}+)?\s+\p{Lu}{2,}\s+\p{Lu}{2,}\b|\b(?!DHPP|FVRCP)\p{Lu}{7,}\b/u;

/** Whether a text can only be quoted as it was typed. */
export const isOnlyTyped = (sentence: string): boolean =>
  sentence.length > LONGEST ||
  sentence.split('(').length !== sentence.split(')').length ||
  NOTES.test(sentence) ||
  SHOUTED.test(sentence) ||
  OWN_FAMILY.test(sentence);

/** "NOT kitchen + hall!" in a calmer hand: "not kitchen and hall." */
export const calmed = (sentence: string): string =>
  sentence
    .replaceAll(STRESSED, (word) => word.toLowerCase())
    .replaceAll(/\b\p{Lu}{4,}\b/gu, (word) => (isThirdPerson(word.toLowerCase()) ? word.toLowerCase() : word))
    .replace(/^not \p{Lu}(?=\p{Ll})/u, (start) => start.toLowerCase())
    .replace(/(?<=[\p{L}\p{N}])$/u, '.')
    .replaceAll(/ [+&] /gu, ' and ')
    .replace(/!$/u, '.');

/** Marks of a hurried hand, and what only readers of an advert understand. */
const HURRIED = [
  /\bthe owners?\b|\bas you can see\b|\bin (?:the|this|her|his) (?:photo|picture|video)s?\b/iu,
  /(?<![\p{L}’'])i(?![\p{L}’'.])|\b(?:dont|doesnt|cant|wont|isnt|didnt|arent|im|ive|shes|hes|alot)\b/u,
  /\b(?:affetionate|nuetere\w*|obidient|intellegent|temprament|freindly|becasue|recieve\w*|thier|teh|outisde|definately|n (?=s?he\b)|pls|plz|ur?|coz|cos|cuz|bcos|thx|tq|abt|wif|tat|ytd|ppl|kinda|bday|f[ou]rever|pawsome)\b/iu,
  /\p{Ll}(?:[.!?]\p{Lu}|,\p{L})|\b(\p{L}+(?: \p{L}+)?) \1\b|[\p{Ll},]\s(?:She|He|They|We|Had|Has|Very|Bred)\b|\p{Ll} (?:And|But|Or|The|With) \p{Ll}|(?<!\p{L} )\b\p{Lu}\p{Ll}+ highly\b|\b(?:he|she)['’]s (?:name|first)\b|[!?]{2}|---|\s,|\s[.!?](?:\s|$)|\p{Extended_Pictographic}|[:;]-?[)(D]/u,
  /[.!?] \p{Ll}|\d,\d \p{L}|\bdespite of\b|\b\d+-(?:weeks|months|years) old\b|\bto play and attention\b|\bwas (?:\p{L}+ )?not been\b|\ban? (?:\p{L}+ )?(?:cats|dogs|puppies|kittens)\b|\b(?:siblings|brothers|sisters|puppies|kittens) (?:rescued|found|abandoned) (?:from|in|by|at|on)\b|\b[Tt]his (?:dog|puppy|cat|kitten)(?: \p{L}+){1,4} were\b|^(?!(?:He|She|It|I|We|They)\b)\p{Lu}\p{L}+(?: (?!(?:was|is|were|are|has|had|been|got|who)\b)\p{L}+)? (?:rescued|found|abandoned|dumped) (?:by|in|on|at|with)\b|\b1 (?:years|months|weeks)\b|\bthere is (?:no|many|two|some) (?:\p{L}+ )?(?:cats|dogs|kids|children|pets|people)\b|\bits (?:the|an?|been|not)\b|\b[Ii]t is (?:not )?(?:afraid|scared|friendly|playful|calm|an? (?:\p{L}+ )?(?:dog|cat|puppy|kitten|rabbit))\b|\b[Hh]as an? [^.;!?]{3,40}(?:,| and) (?:(?!(?:is|are|was|has|been)\b)\p{L}+[ -]){0,2}(?:trained|vaccinated|dewormed|spayed|neutered)\b|\b(?:[Hh]e|[Ss]he) (?:great|good|nice|very|so|super|extremely|incredibly)\b(?! (?:happy|glad) when\b)|\b[Ii]s an? \p{L}+ (?:requires|needs|wants|eats)\b/u,
  // "She has a bed, eat well and like to play", and no "likes to eat and play".
  /\b(?:he|she|this|\p{Lu}\p{L}+)\b(?:(?!\b(?:to|can|could|will|would|should|may|might|must|do(?:es)?|did|let|make|help|watch|see|they|we|I|you|who|people|dogs|cats|kids|children)\b)[^.;!?]){0,80}(?:, | and )(?:eat|love|like|know|have|want|need|get) |\band (?:love|like) to\b/u,
  /^\W*(?:\w+|\d+)[ -](?:year|month|week)s?[ -]old\b|\b(?:he|she) an? \p{L}|\ban? \d+ (?:week|month|year)s old\b|\bis (?:(?!(?:an?|the|my|our|his|her|their|your|one|no|any|every|with|to|for|of|in|like|than|about)\b)\p{Ll}+(?:,| and)? ){1,4}(?:girl|boy|dog|cat|kitten|puppy)\b(?!-)|\b(?:may|can|will|must|would|could|should) (?!need\b|feed\b|shed\b)\p{L}+[b-df-z]ed\b|\ban? (?:loves|likes|enjoys)\b|\p{Ll}ed form\b|\b(?:pick|let) up (?:him|her|it|them)\b|\b(?:less|more|better|bigger|smaller|older|younger) then\b|\bloose (?:weight|it)\b|\bI (?:doesn['’]t|has|is)\b|\bis (?:now |been )?neuter\b|\bup today with\b|\bmight ok\b|\b(?:this|an?) (?:\p{L}+,? (?:and )?){0,4}gentlemen (?:is|was|who)\b|\bmakes \p{L}+ing is\b|\bevery where\b|(?<=^|[.!?]\s)(?!(?:is|was)\b)\p{L}+ (?:currently|now|still) being\b|\bwould be prefer\b/iu,
];
/** What has to end in "s": "he love", "a puppy who get on". */
const AGREES =
  /\b(?:he|she|it|(?:boy|girl|dog|cat|puppy|kitten|rabbit) (?:who|that)|this (?:boy|girl|dog|cat|puppy|kitten|rabbit)) (?:(?:always|never|also|just|really|only) )?(?<verb>\p{Ll}+)\b/giu;

/** "When Rex first meet you". */
const NAME_AGREES =
  /(?<!\band )\b(?!(?:They|We|You|Both|People|Children|Does|Did|Will|Can|Let)\b)\p{Lu}\p{Ll}*[^\Ws] (?:first|always|never|also|just|really|only) (?<verb>\p{Ll}+)\b/gu;
/** "Siblings that looks alike". */
const PLURAL_AGREES =
  /\b(?:siblings|brothers|sisters|puppies|kittens|dogs|cats|they) (?:that |who )?(?<verb>\p{Ll}+s)\b/giu;

/** Returns true if a text has faults that would stand as ours outside of quotation marks. */
export const isCareless = (text: string): boolean =>
  HURRIED.some((pattern) => pattern.test(text)) ||
  [...text.matchAll(AGREES), ...text.matchAll(NAME_AGREES)].some(
    ({ groups }) => isBase(groups?.verb ?? '') || /^(?:have|are|were|do|dont|don)$/u.test(groups?.verb ?? ''),
  ) ||
  [...text.matchAll(PLURAL_AGREES)].some(({ groups }) => isThirdPerson(groups?.verb ?? ''));
