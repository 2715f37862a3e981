import { isBase, isThirdPerson } from './verbs.ts';

/** What a sentence without a subject lacks before its first word. */
export type Missing =
  /** "Loves socks", "Chewed the sofa", "Will not be picked up": it is what the pet does or did. */
  | 'subject'
  /** "Quiet at night", "A real cuddler": it is what the pet is. */
  | 'is'
  /** "Found under a porch": it is what was done with the pet. */
  | 'was'
  /** "Paid the carpenter": only an owner does so. */
  | 'owner';

const MODAL = /^(?:will|can|cannot|can’t|won’t|would|could|might|doesn’t|isn’t|hasn’t)$/u;
const DID = new Set(
  `ate barked bit bolted broke came chewed climbed cried damaged destroyed drank dug escaped fell followed grew growled howled hid
  ignored jumped knocked lived nipped ripped ruined scratched screamed slept snapped snuck soiled sprayed stained
  stole stood swallowed tore travelled traveled vomited walked went whined yowled`.split(/\s+/u),
);
const OWNERS = new Set('apologised apologized cleaned hired paid phoned repaired replaced'.split(/\s+/u));
const DONE = new Set(
  `adopted bathed bitten bought born brought clipped dewormed diagnosed found given groomed handed hatched inherited named
  neutered operated raised rescued spayed surrendered taken trained transferred treated vaccinated won`.split(/\s+/u),
);
const QUALITY = new Set(
  `active adventurous affectionate afraid alert allergic asleep awake bilingual blind bold brave calm careful
  cautious cheerful chill clean clever clumsy comfortable confident crate-trained crepuscular cuddly curious deaf easygoing
  easy-going energetic excellent faithful fearful fearless fond food-motivated friendly gentle good good-natured
  great grumpy happiest happy hardy house-trained housetrained hungry hypoallergenic independent inquisitive
  intelligent laid-back lazy litter-trained lively loud loving low-maintenance loyal mellow messy needy nervous nocturnal noisy
  obedient obsessed old outgoing patient picky placid playful polite protective quick quiet relaxed reserved scared sensitive shy
  silent slow smart sociable social spoiled stable steady stubborn super-friendly sweet talkative terrified tidy timid tired
  tolerant trained vocal wary well-behaved well-mannered young`.split(/\s+/u),
);
const PLACE = /^(?:out of|up at|up by|up before|at home|in bed|afraid of)\b/u;
const CREATURE =
  /^an? (?:[\p{L}-]+ ){0,3}(?:cuddler|snuggler|sweetheart|lap ?cat|lap ?dog|couch potato|explorer|gentleman|lady|foodie|chatterbox|charmer|clown|homebody|goofball|escape artist|climber|chewer|digger|talker|singer|sleeper|eater|walker|swimmer|character|softie|creature of habit|dog|cat|bird|rabbit|boy|girl|fish|pony|horse|lizard|gecko|snake|parrot)\b/u;

/** What a sentence lacks to be one; null where it begins in another way. */
export const findMissing = (sentence: string): Missing | null => {
  const low = sentence.toLowerCase().replaceAll("'", '’');
  const [first = '', second = '', third = ''] = low.split(/[\s,.;:]+/u);
  const isUsedTo = first === 'used' && second === 'to' && isBase(third);
  const isVerb = isThirdPerson(first) && !isNoun(first, second);
  if (isVerb || MODAL.test(first) || isUsedTo) return 'subject';
  if (OWNERS.has(first) || (/\bmyself\b/u.test(low) && first.endsWith('ed'))) return 'owner';
  if (DID.has(first) || ITS_OWN_WAY.test(low)) return 'subject';
  if (DONE.has(first) && !HAS_SUBJECT.test(sentence)) return behindDone(second, third);
  return isWhatThePetIs(low) ? 'is' : null;
};

/** "Found under a porch" and "dewormed and healthy"; "found this cat" is neither. */
const behindDone = (second: string, third: string): Missing | null => {
  if (second === 'and' && QUALITY.has(third)) return 'is';
  return BEHIND_DONE.test(second) || second === '' ? 'was' : null;
};

/** "Thanks", "Pets are no toys". */
const isNoun = (first: string, second: string): boolean =>
  /^(?:thanks|volunteers|fosters)$/u.test(first) || /^(?:are|can|have|will|should|must|do|don’t)$/u.test(second);

/** "Born in May, Opal is calm" lacks nothing. */
const HAS_SUBJECT =
  /^[^,]{3,60}, (?:he|she|it|they|\p{Lu}\p{L}{1,20}) (?:is|was|has|had|does|will|can|loves|likes|enjoys)\b/u;

/** "Moved with me", and no "moved in May", which an owner does as well. */
const ITS_OWN_WAY = /^(?:moved with|ran (?:away|off|out|into)|learned to)\b/u;
const BEHIND_DONE =
  /^(?:in|on|at|by|under|from|as|with|to|for|near|outside|inside|behind|when|while|after|before|during|through|against|twice|once|early|young|recently|alone|abandoned|and|because|last|over|up|out|into|\d+)$/u;
const isWhatThePetIs = (low: string): boolean =>
  CREATURE.test(low) || ((isQuality(low) || isPlace(low)) && goesOnWell(low));

/** "At home with me", and no "at home, she is calm". */
const isPlace = (low: string): boolean => PLACE.test(low) && !/^[^,]*, (?:he|she|it|they|we|i) /u.test(low);

const BEHIND_QUALITY =
  /^[\p{L}-]+(?:[,.;:!]|$| (?:with|at|in|on|around|about|of|for|to|and|but|or|once|when|while|until|by|toward|towards|near|outside|inside|enough|from|after|except|unless|under|over|as|without|alone|now|again|all|most|if|because|indoors|the|after|before|during|like|than)\b)/u;

/** Returns true for a quality: "great with kids" and "shy, curious", and no "good dog". */
export const isQuality = (low: string): boolean => {
  const bare = low.replace(/^(?:not|very|a bit|a little|rather|always) /u, '');
  return QUALITY.has(bare.split(/[\s,.;:!]/u)[0] ?? '') && BEHIND_QUALITY.test(bare);
};

/** Whether all parts of "quiet, no smell" can follow one "is": each a quality, or where and when. */
const goesOnWell = (low: string): boolean => {
  const [, ...parts] = low.split(/[:;]/u)[0]?.split(/,\s+/u) ?? [];
  // "very calm, sweet and tame dog"
  if (/^[\p{L}-]+(?: and [\p{L}-]+)? (?:dog|cat|puppy|kitten|boy|girl)\W*$/u.test(parts.at(-1) ?? '')) return false;
  return parts.every(
    (part) =>
      QUALITY.has(part.split(/\s/u)[0] ?? '') ||
      (parts.length === 1 && isThirdPerson(part.split(/\s/u)[0] ?? '')) ||
      /^(?:and|but|so|no|never|always|not|except|especially|even|in|on|at|with|without|by|when|once|until|unless|who|she|he|they|it)\b/u.test(
        part,
      ),
  );
};
