import { splitSentences } from '#lib/sentences';
import type { KnownAnswers } from './known-answers.ts';
import { findPolarities } from './polarity.ts';

/** What a reader has to know of a pet before they meet it, the gravest first; said of it, not denied. */
const WARNINGS: readonly RegExp[] = [
  /(?<!\b(?:a|little|tiny|wee|every) )\bbit\b(?! of)|\bbit(?:es?|ing|ten)\b|\bnip(?:s|ped|ping)\b|\bsnap(?:s|ped|ping)?\b|\battack\w*|\baggress\w*|\blung(?:es?|ed|ing)\b|\bgrowl\w*/giu,
  /\bescap\w*|\bbolt(?:s|ed)\b|\bruns? (?:away|off)\b|\brunaway\b|\bslip(?:s|ped) (?:his|her|their|its) (?:collar|lead|leash|harness)\b/giu,
  /\bseizures?\b|\bepilep\w*|\bdiabet\w*|\ballerg\w*|\bdeaf\b|\bblind\b/giu,
  /\bafraid\b|\bfear\w*|\bscare[ds]?\b|\bterrif\w*|\bpanic\w*|\banxi\w*|\bnervous\w*|\bworr(?:y|ies|ied)\b/giu,
  /\bchew(?:s|ed)\b|\bdamag\w*|\bdestroy\w*|\bscratch(?:es|ed)\b|\btore\b|\bripped\b|\baccidents?\b|\bsoil(?:s|ed)\b|\bspray(?:s|ed|ing)\b/giu,
  /\bbark\w*|\bhowl\w*|\bscream\w*|(?<!\bas )\bloud\b|\bnoisy\b|\bwhin(?:es?|ing)\b/giu,
];
/** These say themselves what is denied. */
const NOT_WITH =
  /\b(?:not|n[’']t|never) (?:\w+ ){0,3}(?:with|around|near) (?:\w+ ){0,2}(?:cats?|dogs?|children|kids|people|strangers|babies)\b|\b(?:cannot|can[’']t|must not|should not|not) be left\b|\bmust (?:be|have|not|never)\b/iu;

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
    pet.description,
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
  return [...new Set(texts.flatMap(splitSentences))]
    .map((sentence) => ({ sentence, grave: gravityOf(sentence) }))
    .filter(({ grave }) => grave >= 0)
    .toSorted((one, other) => one.grave - other.grave)
    .map(({ sentence }) => sentence);
};

/** Whether any sentence of a text warns of something. */
export const warnsOf = (text: string): boolean => splitSentences(text).some((sentence) => gravityOf(sentence) >= 0);

/** The place among the warnings; below zero where a sentence warns of nothing. */
const gravityOf = (sentence: string): number =>
  NOT_WITH.test(sentence) ? 0 : WARNINGS.findIndex((pattern) => findPolarities(sentence, pattern).has('said'));
