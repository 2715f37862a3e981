import { mendLines, splitSentences } from '#lib/sentences';
import { findOther } from './another-being.ts';
import type { KnownAnswers } from './known-answers.ts';
import { findPolarities } from './polarity.ts';
import { DAMAGES, ESCAPES, HARMS, NOISES } from './warnings/behaviour.ts';
import { NOT_WITH } from './warnings/company.ts';
import { FEARS } from './warnings/fears.ts';
import { ILLNESS } from './warnings/illness.ts';

/** What a reader has to know of a pet before they meet it, the gravest first; said of it, not denied. */
const WARNINGS: readonly RegExp[] = [HARMS, ESCAPES, ILLNESS, FEARS, DAMAGES, NOISES];
const OF_HEALTH = WARNINGS.indexOf(ILLNESS);

type Texts = Pick<
  KnownAnswers,
  'pet' | 'training' | 'health' | 'home' | 'travel' | 'care' | 'day' | 'habitat' | 'nextHome' | 'bond'
>;

/**
 * The sentences in an owner's free answers that warn of something, in their words, the gravest first. What stands under a
 * question that speaks against the pet, or has a marked place of its own, is not among them: it is told as its answer.
 */
export const collectWarnings = ({
  pet,
  training,
  health,
  home,
  travel,
  care,
  day,
  habitat,
  nextHome,
  bond,
}: Texts): string[] => {
  const texts = [
    mendLines(pet.description).replaceAll(' | ', '\n'),
    training.notes,
    health.notes,
    home.experience,
    travel.history,
    care.daycareDetails,
    care.daycareExperience,
    care.groomingDetails,
    ...[day.hoursAlone, day.routine, day.feeding, habitat.enclosure, nextHome.reason, nextHome.ideal],
    bond,
  ];
  const warnings = [
    ...new Map(texts.flatMap((text) => warningsIn(withoutTalk(splitSentences(text), pet.name), pet.name))),
  ]
    .map(([sentence, grave]) => ({ sentence, grave }))
    .toSorted((one, other) => one.grave - other.grave)
    .map(({ sentence }) => sentence);
  return warnings.filter((warning) => !warnings.some((other) => other !== warning && other.includes(warning)));
};

/** "FIV cats can live long lives": speaks of an illness, and of no pet. */
const OF_ILLNESS =
  /\b(?:cats|dogs|kittens|puppies|rabbits|animals|pets|an? (?:\S+ )?(?:cat|dog|rabbit|person)|disease|virus|fi?el?v|fiv)\b/iu;
const OF_A_PET = /\b(?:s?he|him|his|hers?|I|my|me|this)\b/iu;
const OF_OTHERS = /^(?:some|many|most|all|a few) of (?:our|the)\b|\bnon-?profit\b|\borgani[sz]ation that\b/iu;

/** Returns sentences without those that explain an illness in general, where another one says that the pet has it. */
export const withoutTalk = (sentences: readonly string[], petName: string): string[] => {
  const isTalk = (sentence: string) =>
    OF_OTHERS.test(sentence) ||
    (OF_ILLNESS.test(sentence) && !OF_A_PET.test(sentence) && !(petName !== '' && sentence.includes(petName)));
  const isSaid = () => sentences.some((sentence) => !isTalk(sentence) && isOfHealth(sentence));
  return sentences.filter(
    (sentence) => !(isTalk(sentence) && isOfHealth(sentence) && (OF_OTHERS.test(sentence) || isSaid())),
  );
};

const WELL = '(?:fine|better|well|healthy|ok(?:ay)?)';
const RECOVERED = new RegExp(
  String.raw`\b(?:recovered|healed|cured|(?:fully|successfully|have been) (?:treated|cure|resolved)|rehabilitated|${WELL} now|now (?:[\p{L}’']+ ){0,3}${WELL})\b`,
  'iu',
);
/** "Now he does not walk well". */
const NOT_RECOVERED = /\b(?:not|never|without|hardly)\b|n['’]t\b/iu;

/** Whether a sentence takes back a part of the one before it. */
export const takesBack = (sentence: string): boolean => /^(?:but|however|now|since then|eventually)\b/iu.test(sentence);

/** Whether a sentence says that an illness is over: it would be unfair to leave it out. */
export const saysRecovered = (sentence: string): boolean => RECOVERED.test(sentence) && !NOT_RECOVERED.test(sentence);

/** "At first she was terrified. But now she is coming out of her shell." */
const WAS_SO = /\b(?:was|were|at first|initially)\b/iu;

const GOES_ON = /^(?:so|hence|therefore|thus|meaning|this|that|as a result|because of (?:this|that|it))\b/iu;

/** A warning about another being is told with the sentence that says of whom it is, one of what was so with what came of it. */
const warningsIn = (sentences: string[], petName: string): [string, number][] => {
  const found = sentences.flatMap((sentence, place) => {
    const grave = gravityOf(sentence);
    if (grave < 0) return [];
    const next = sentences[place + 1] ?? '';
    const isEased = grave === OF_HEALTH ? saysRecovered(next) : WAS_SO.test(sentence) && takesBack(next);
    const isOver = isEased && gravityOf(next) < 0;
    const other = findOther(sentences, place, petName);
    // "Hence no children" stays behind what it follows from.
    const isNext = GOES_ON.test(sentence) && gravityOf(sentences[place - 1] ?? '') >= 0;
    const of = other ?? -1 - place + (isNext ? 1 : 0);
    return [{ grave, text: isOver ? `${sentence} ${next}` : sentence, of }];
  });
  // All that is said of one other being stands behind the one sentence that says of whom it is.
  return [...Map.groupBy(found, ({ of }) => of)].map(([of, all]): [string, number] => [
    [sentences[of], ...all.map(({ text }) => text)].filter(Boolean).join(' '),
    Math.min(...all.map(({ grave }) => grave)),
  ]);
};

/** Whether any sentence of a text warns of something. */
export const warnsOf = (text: string): boolean => splitSentences(text).some((sentence) => gravityOf(sentence) >= 0);

/** Whether a sentence warns of an illness or a disability, and of nothing graver. */
export const isOfHealth = (sentence: string): boolean => gravityOf(sentence) === OF_HEALTH;

/** Words that adverts have for what the patterns call otherwise. */
const SYNONYMS: readonly [RegExp, string][] = [
  [/\bcan not\b/giu, 'cannot'],
  [/\b(is|are|was|were|do|does|did|has|have|wo|ca|should|would|could)nt\b/giu, '$1n’t'],
  [/\b(?:felines?|kitties)\b/giu, 'cats'],
  [/\b(?:canines?|doggos?|doggies)\b/giu, 'dogs'],
];
/** "You can return him if the cat is sick": tells no illness. */
const SUPPOSED = /\bif (?:the|your|an?) [^.,;]{1,80}/giu;
/** "My son is allergic": not the pet. */
const OF_PEOPLE =
  /\b(?:(?:my|our|his|her|their|the) (?:[\p{L}-]+ ){0,3}(?:housemate|room-?mate|caretaker|owners?|household|wife|husband|son|daughter|partner|kids?|child(?:ren)?|toddler|baby|mother|father|mum|mom|dad|grand\p{L}+))(?:['’]s)? (?:[\p{L}-]+ ){0,3}(?:has|have|had|got|is|are|am|was|were|suffers?|health|cough)\b[^.;]{0,80}|\b(?:I|we)(?:['’](?:m|re|ve)| am| are| have) [^.;]{0,60}\b(?:pregnant|(?:allergy|allergic) to (?:cat|dog|fur|animal|pet)\w*)\b[^.;]{0,60}|\blost (?:my|his|her|their) (?:companion|friend|mate|buddy|brother|sister|owner)\b[^.;]{0,60}/giu;
/** "He will growl at guests": tells a habit, and no plan. */
const HABIT = /\bwill(?! be\b)|\bto be (?=an?\b)/giu;

/** Rules for any pet: "Adopters should provide treatment", "your cat may get lost". A sentence with "he" or "no" speaks of this one. */
const OF_NO_PET =
  /^\W*(?:(?:and |also )*(?:your|the (?:fe)?male) (?:cat|dog|pet|rabbit) (?:may|might|can|will)\b|(?:this|it|that) is (?:only )?to (?:prevent|avoid|ensure|protect)\b|(?:(?:the|all|new|potential) )?adopters?(?:\(s\))? (?:should|must|needs?|has|have|will)\b(?!.*\b(?:s?he|him|his|her|no|not|without|only|other)\b)|(?:provide|(?:please )?make sure|(?:if|when) (?:dogs|cats|puppies|kittens|rabbits|birds) are)\b(?!.*\b(?:s?he|him|his|her|no|not|never|without|only|other)\b))/iu;
/** What a rescue does with all its pets. */
const OF_A_RESCUE =
  /\bapproved for adoption\b|\bto adopt an? (?:dog|cat|puppy|kitten|rabbit|pet)\b|\bdeposits?\b|^\W*(?:info(?:rmation)? (?:on|about)\b|(?:(?:the|her|his|my|our|an?) )?(?:\$\d+ )?adoption fees?\b(?!.*\bs?he\b))|^(?:[\p{L}’']+ ){1,4}(?:not|never|n[’']t) adopt (?:out )?(?:our )?(?:dogs|cats|puppies|kittens|rabbits|animals|pets|to)\b/iu;

/** Returns the place among the warnings; below zero for a sentence that warns of nothing. */
const gravityOf = (sentence: string): number => {
  const plain = SYNONYMS.reduce((text, [pattern, word]) => text.replaceAll(pattern, word), sentence);
  // A heading.
  if (sentence.endsWith(':') || OF_NO_PET.test(sentence) || OF_A_RESCUE.test(sentence)) return -1;
  if (plain.search(NOT_WITH) >= 0) return 0;
  const stated = plain.replaceAll(HABIT, 'does').replaceAll(SUPPOSED, '');
  const ofPet = stated.replaceAll(OF_PEOPLE, '');
  const isSaid = (pattern: RegExp) => findPolarities(pattern === ILLNESS ? ofPet : stated, pattern).has('said');
  return WARNINGS.findIndex(isSaid);
};
