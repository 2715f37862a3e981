import { isFirstPerson } from './first-person.ts';

/** Phrases that only a pet says of itself. */
const OF_A_PET = [
  /\bmy name(?:['’]s| is)\b|\bis my name\b|\bname['’]s\b/iu,
  /(?<!\b(?:he|she|they|it) )\b(?:adopt(?:ed)?|rescued?|pick(?:ed)?|spoil|foster(?:ed)?|dumped|abandoned|surrendered|shot|meet|found|saved) me\b|\bI (?:was|(?:had|have|['’]ve)(?: just)? been)(?: just)? (?:picked up|rescued|dumped|surrendered|found|adopted|pulled|saved|abandoned|given up)\b|\bis me on my\b|\beverypawdy\b|\bI(?:['’]m| am) (?:not |un)?like (?:other|most)\b|\bintroduced to my family\b|\b(?:boy|girl|dog|cat|pup|kitty|kitten|bunny|hound|guy|gal|lady) like me\b|\b(?:bone|hair) in my body\b|\btake me home\b|\bmake me (?:part|yours)\b|\bcome (?:and )?(?:get|meet|see|visit) me\b|\bgive me a (?:home|chance|family)\b|\b(?:pet|love|walk|play with|cuter than) me\b|\bmy (?:\w+ ){1,2}(?:eyes|ears)\b|\bmy (?:\w+ ){0,2}(?:tail|paws?|fur(?! (?:kids?|bab))|belly|whiskers|litter|feathers|wings|litter ?box|species)\b|\bfolks (?:here|at)\b|\bour (?:owners?(?! surrender)|rescuers?|foster (?:mom|mum|dad))\b|\b(?:had|got) me (?:neutered|spayed|fixed)\b|\bgave me (?:a|my) (?:\w+ )?name\b|\bI use my litter\b|\bmy (?:foster(?! (?:dogs?|cats?|kittens?|pupp\w+|pets?|animals|kids?|babies))|forever|humans?|rescuer|owner|momma|mommy|new (?:family|home|person|people)|previous (?:owners?|family|home))\b/iu,
  /\bI(?:['’]m| am) (?:\w+ )?(?:an?|the) (?:[\w-]+,? ){0,6}(?:dog|cat|boy|girl|pup|puppy|kitten|kitty|bunny|rabbit|mix|lab|terrier|shepherd|hound|greyhound|gelding|mare|stallion|horse|pony|bird|parrot|budgie|hamster|guinea pig|ferret|goofball|lap ?dog)\b(?! (?:rescuer|lover|owner|person|mom|mum|dad|sitter|foster|parent|lady|breeder))/iu,
  /\bI(?:['’]m| am) (?:already |fully |also )?(?:house|potty|crate|litter|leash)[- ]?(?:box )?(?:trained|broken)|\bI(?:['’]m| am|['’]ve been| have been) (?:spayed|neutered|microchipped|vaccinated)/iu,
  /\b(?:cats|dogs|kitties|pups|bunnies|horses) like me\b|\bis my game\b|\bI eat my\b|\bus (?:pups|dogs|cats|kitties|bunnies|horses)\b|\bmy (?:\w+ )?doggie\b|\bI need another (?:cat|dog|kitten|puppy|bunny)\b|\bmy (?:\w+ )?master\b|\bI (?:\w+ )?(?:bark|purr|meow|wag|shed|drool|pee|nap)\b|\bI (?:came|was brought|was found|ended up|arrived) (?:to|in|at|on|as|from) (?:the|a|an)\b/iu,
];

/** Who says so speaks for a rescue, whatever the account is called. */
const OF_A_RESCUE =
  /\bour (?:pets|dogs|cats|animals|rescue|shelter|sanctuary|care|team|volunteers|website)\b|\b(?:comes?|came|reached out|brought|surrendered|given|sent|contacted)(?: \w+)? (?:to )?us\b|\bwe rescued?\b|\bwe (?:think|believe|suspect|estimate|guess|hope)\b|\bgetting to know\b|\b(?:his|her) (?:\w+ )?owners?\b|\bhumane society\b|\b(?:at|to) the cent(?:re|er)\b|\badoption application\b|\b(?:to|at|in|from|into) (?:the|a|an?other) (?:\w+ )?(?:shelter|rescue|foster (?:home|family))\b|\badopt(?:ion|able)\b[^.!?]{0,60}\b(?:rescue|shelter|humane|society|spca|sanctuary)\b|\bwe are (?:not )?an? (?:\w+ )?(?:shelter|rescue)\b|\b(?:our|private) (?:\w+ )?foster homes?\b|\bcurrently fostering in\b|\b(?:his|her|their) foster (?:home|mom|mum|dad|famil(?:y|ies)|parents?)\b/iu;

/** Returns true if "I" is certainly the owner: "he" or "she" stands beside it, and nothing is said as a pet would. */
export const isOwnersVoice = (text: string, petName: string): boolean =>
  !isFirstPerson(text) ||
  (/\b(?:he|she|him|her|his|hers)\b/iu.test(text) && !OF_A_RESCUE.test(text) && !isPetsVoice(text, petName));

/** "I saved this cat": only a person does so. */
const FINDS_A_PET =
  /\bI (?:\w+ )?(?:found|saved|rescued|adopted) (?:him|her|it|this|these|them|the (?:mother|cat|dog|kitten))\b/iu;

/** Returns true for "My name is Hero" and "Hey, Hero here!": who speaks is said. */
export const saysWho = (text: string, petName: string): boolean =>
  /\bmy name(?:['’]s| is)\b/iu.test(text) ||
  (petName !== '' &&
    new RegExp(`(?:^|[\\n.!?] ?)(?:(?:hey|hi|hello),? )?${RegExp.escape(petName)} here[.!,]`, 'iu').test(text));

/** Returns true if the "I" of a text is the pet. Its words are never turned into its owner's. */
export const isPetsVoice = (text: string, petName: string): boolean => {
  if (!isFirstPerson(text) || FINDS_A_PET.test(text)) return false;
  const start = text.slice(0, 2000).toLowerCase();
  const named = petName.toLowerCase().replace(/ (?:and|&) .*/u, '');
  const isNamed = new RegExp(`\\b(?:i(?:['’]m| am)|we(?:['’]re| are)) ${RegExp.escape(named)}(?!['’\\p{L}])`, 'u').test(
    start,
  );
  return (
    (named !== '' && isNamed) ||
    saysWho(start, petName) ||
    OF_A_PET.some((pattern) => pattern.test(text)) ||
    isOfNobodyElse(text, petName)
  );
};

/** What somebody is like or does, without what an owner says who gives a pet away. */
const OWN_WAYS =
  /\bI(?:['’](?:m|d|ll|ve)| am| would| love| like| enjoy| prefer| can| will| get| do| eat| play| lived| still| sport| wag)\b(?! (?:\w+ )?(?:looking|moving|giving|selling|re-?homing|letting|unable|able|no|keep|afford|have|need|found|adopted|rescued|took|got|took))/gu;
/** How an owner calls a pet. */
const PET_CALLED =
  /\b(?:he|she|him|her|his|hers)\b|\b(?:my|our|this|the|these|a|two) (?:dog|cat|boy|girl|pup|puppy|puppies|kittens?|bunny|rabbits?|bird|horse|pet|pair)\b(?! (?:friend|brother|sister|mom))/iu;

/** "I found it near my car". */
const FINDS = /\bI (?:\w+ )?(?:found|saved|rescued|adopted|took|picked|brought)\b(?! (?:me|my|a home)\b)/iu;

/** Returns true if somebody tells of their own ways and calls no pet by name, by "he" or "she", or "my dog". */
const isOfNobodyElse = (text: string, petName: string): boolean =>
  !PET_CALLED.test(text) &&
  !FINDS.test(text) &&
  (text.match(OWN_WAYS)?.length ?? 0) > (petName !== '' && text.includes(petName) ? 2 : 1);
