import type { KnownAnswers } from '#answers/known-answers';
import { saysRecovered, takesBack, warnsOf, withoutTalk } from '#answers/warnings';
import { mendLines, splitSentences } from '#lib/sentences';
import type { Labelled } from '../adverts/labelled.ts';
import { learnLater } from '../adverts/learn.ts';
import { mayWarn } from '../adverts/may-warn.ts';
import { isFirstPerson } from '../third-person/first-person.ts';
import { isPetsVoice, saysWho } from '../third-person/pets-voice.ts';
import { aboutPet, isTorn } from './about-pet.ts';
import { CUT, leaveOut } from './cut.ts';

/** Taken off the score of a sentence that is judged alone: what is in doubt is told. */
export const DOUBT = 0.3;
/** How much a sentence has of what its neighbours have: readers are spoken to in a row. */
const NEAR = 0.2;
/** A neighbour says at most as much. */
const SUREST = 2;

/** Whether a sentence goes. */
export const isForReaders = (kind: Labelled['kind']): boolean => kind === 'advert' || kind === 'mixed';

const learned = learnLater(isForReaders);

/**
 * Returns how surely a sentence of an advert speaks to its readers, or of no pet: "He deserves a home", "Our fee is $90". Above zero it
 * goes. A sentence that is judged wrongly is added to the files in `sentences`.
 */
export const scoreForReaders = (sentence: string, petName: string): number => learned(sentence, petName) - DOUBT;

/** The same for all sentences of an advert, in which each is judged by its neighbours too. */
const scoresForReaders = (sentences: readonly string[], petName: string): number[] => {
  const alone = sentences.map((sentence) => learned(sentence, petName));
  const near = (place: number) => Math.max(-SUREST, Math.min(SUREST, alone[place] ?? 0));
  return alone.map((score, place) => score + NEAR * (near(place - 1) + near(place + 1)));
};

/** Answers a question that is left out. */
const ANSWERS =
  /^(?:along came|definitely|absolutely|of course|because|then|well|why|or|yes|no|so (?:am|do|is)|me too)\b|^\p{L}+[.!]+$/iu;

/** "2) New owner must": the number of a list inside a line. */
const LIST_NUMBER = /(?<=^|[.!?;:,]\s)\(?\d{1,2}\)\s+(?=\p{L})/gu;
const LINK = /(?:(?:please )?(?:go to|visit|see|click|at):? ?)?(?:https?:|www\.)\S+/giu;
/** Asks something of whoever adopts any pet. */
const OF_ADOPTERS = /\b(?:adopters?|applicants?|new owner|some(?:one|body) (?:who|with|that))\b|^\W*we need\b/iu;

/** What an adoption fee pays for, line by line. */
const FEE_LIST = /^[^\n]{0,60}\bfees?\b[^\n]{0,60}\binclud\w{1,3}:[ \t]*\n(?:[^\n]+\n)*[^\n]*/gimu;
/** "He cuddles up (see pic!)". */
const SEE_PICTURE =
  / ?\((?:see (?:the )?(?:pic|photo|picture|video)[^()\n]{0,20}|(?:shown |pictured )?(?:above|below))\)/giu;
/** "Personality: he is calm": a heading inside a line. */
const HEADING =
  /(?<=^|\s)(?:Description|(?:Animal )?Profile|Personality|(?:Animal )?History|Background|Temperament|About (?:\p{Lu}\p{L}+|the Pet)|Bio|(?:Foster )?[Uu]pdate|From the [Ff]oster|Other|Notes?|Likes|Dislikes|A):\s+(?=[“"]?\p{L})/gu;
/** "Breed: Boxer Age: 3": what stands in fields of the form already. */
const FIELD = /(?<=\s)(?=(?:Breed|Age|Sex|Gender|Size|Weight|Colou?r|Eyes|Name|Status|Location|Species): )/gu;
/** What stands behind it begins anew. */
const FIELD_VALUE =
  /(?<=\sGender: )(?:Fem|M)ale(?=\s)|(?<=\sWeight: )(?:[Aa]pprox\.? )?\d[\d.]* ?\p{L}+(?=\s+\p{Lu})/gu;
/** "***PLEASE READ***: - ", "Hello, Bo is calm". */
const CALL =
  /(?<!\*)\*{2,3}[^*\n]{1,30}\*{2,3}:?(?: -)?|^(?:Hi|Hello|Hey)(?: there| everyone| all)?[,!] (?=\p{Lu}(?!['’ ])|I (?!am\b)|this\b)/gmu;
const FIELD_LINE =
  /^(?:q[:.] .*|(?:breed|age|sex|gender|size|weight|colou?r|eyes|name|status|location|species): .{0,60})$/iu;
/** "Name: Theo Breed: Boxer": what stands in fields of the form already. */
const LABEL = /\p{Lu}[\p{L}/ ]{1,25}:\s/gu;
const LABELLED_LINE = /^-?\p{Lu}[\p{L}/ ]{1,25}:\s.{0,60}$/u;
/** So many labels make a list. */
const LISTED = 3;
/** Behind it an advert tells what its readers have to do. */
const TERMS =
  /^(?:adoption )?(?:terms|conditions|criteria)(?: (?:&|and) conditions| for adoption)?\b[^.!?]{0,40}$|\bterms (?:&|and) conditions\b|^(?:terms|conditions|requirements) ?:|^requirements:?(?: 1\.?)?$|\badoption requirements\b|\bconditions? for adoption\b|\bfollowing (?:requirements|conditions|criteria)\b/iu;

/** "He is housebroken, and would love a new family": the end of a sentence alone is for readers. */
const WISH_AT_END =
  /,?(?: and| so| but)(?: (?:he|she|I)(?: is| am|['’][sm])?)? (?:(?:now|just|also) )?(?:(?:is )?ready (?:for|to)|hop(?:es|ing)|would (?:love|like)|looking|waiting|needs|deserves|anxious to)\b[^.!?]*[.!?]+$|(?:,? (?:who|and) is(?: (?:now|currently|still))?)? (?:in search of|looking for)(?: an?| his| her| their) [^.!?]*[.!?]+$/u;

/** So few sentences that ask nothing of anybody are an owner's note, of which each may count. */
const FEW = 5;
/** In an advert, what may as well be for readers is left out: there is enough to tell. */
const LIKELY = -0.3;
/** In an owner's note, only what is as surely for readers as this is left out. */
const CERTAIN = 0.8;
/** So much surer speaks to readers what does not name the pet. */
const OF_NO_PET = 2.5;
/** A warning that speaks to readers as surely as this stands under "Good to know" alone. */
const ONLY_UNDER_GOOD_TO_KNOW = 0.6;

/** "B204417 Bo", "out of Cloud by Rain", "Bo – Boxer – 3 yrs": the head of a listing. */
const LISTING =
  /^\p{Lu}[\p{L} ]{1,20} [–—-] [^.!?]{2,50} [–—-] ?[^.!?]{0,30}(?:yrs?|years?|months?|old|male)\b|^(?:[\p{L}. ]{1,20} )?(?:\p{Lu}|#)\d{5,}\p{L}?\b|\bout of \p{Lu}[\p{L}’' ]{1,40} by \p{Lu}/u;
/** "Spayed | House-trained | Good with: dogs". */
const LISTED_BY_BARS = /\|.*\|/u;

/** "Hi, my name is Bo!": who writes, the page says before it. */
const ONLY_NAME = /^\W*(?:(?:hi|hello|hey)(?: there)?[,!]? )?my name(?:['’]s| is) [\p{L}’' -]{1,25}[.!]*$/iu;

/** A headline in capitals. */
const isShouted = (sentence: string): boolean => /\p{Lu}{3}/u.test(sentence) && !/\p{Ll}/u.test(sentence);

/** Returns true for a pet's voice at the edge of a text that calls the pet "she" or "he": its "I" would be its owner's there. */
const hasTwoVoices = (text: string, sentences: readonly string[], petName: string): boolean => {
  const own = sentences.filter(
    (sentence) => /\b(?:I|me|my)\b/u.test(sentence) && scoreForReaders(sentence, petName) < 0,
  ).length;
  const called = sentences.filter(
    (sentence) => !isFirstPerson(sentence) && (sentence.startsWith(petName) || /^\W*s?he\b/iu.test(sentence)),
  ).length;
  const isCalled = called >= own && (called > 1 || (called === 1 && own === 0));
  return isCalled && !saysWho(text, petName) && isPetsVoice(text, petName);
};

/** Returns true if a pet tells of itself in a text, although a part of it may be left out. */
export const isInPetsVoice = (text: string, petName: string): boolean => {
  const lines = mendLines(text);
  return isPetsVoice(lines, petName) && !hasTwoVoices(lines, splitSentences(lines), petName);
};

/** Returns a text without the wishes at the end of sentences that tell of the pet before, each with a mark in its place. */
const withoutWishes = (text: string, petName: string): string =>
  splitSentences(text).reduce((left, sentence) => {
    const start = sentence.replace(WISH_AT_END, '');
    const wish = sentence.slice(start.length);
    // The last of three things that a pet does or is becomes the second of two.
    const told = `${/^, and\b/u.test(wish) ? start.replace(/^([^,]+), (?=[^,]+$)/u, '$1 and ') : start}.`;
    const isLeft =
      wish.length > 1 && scoreForReaders(sentence, petName) > 0 && scoreForReaders(told, petName) < 0 && !warnsOf(wish);
    const isWhole =
      told.split(' ').length > 2 && !/\b(?:is|am|are|was|were)(?: (?:now|currently|still|also))?\.$/u.test(told);
    return isLeft && isWhole ? left.replace(sentence, () => `${told}\n${CUT}\n`) : left;
  }, text);

/** Returns an advert without the sentences that are not about the pet, or only speak to its readers. Warnings stay. */
export const withoutAdvert = (text: string, pet: Pick<KnownAnswers['pet'], 'name' | 'gender'>): string => {
  const lines = mendLines(text.replaceAll(FEE_LIST, '').replaceAll(SEE_PICTURE, ''))
    .replaceAll(LINK, '')
    .replaceAll(LIST_NUMBER, '')
    .replaceAll(CALL, '\n')
    .replaceAll(FIELD_VALUE, '$&\n')
    .replaceAll(FIELD, '\n')
    .replaceAll(HEADING, '\n')
    .replaceAll(/[ \t]+/gu, ' ');
  const spaced = withoutWishes(lines, pet.name);
  const all = splitSentences(spaced);
  const sentences = withoutTalk(all, pet.name);
  const terms = sentences.findIndex((sentence) => TERMS.test(sentence));
  const isBeforeTerms = (place: number) => terms < 0 || place < terms;
  const isList = sentences.filter((sentence) => LABELLED_LINE.test(sentence)).length >= LISTED;
  const isForm = (sentence: string) =>
    FIELD_LINE.test(sentence) ||
    (sentence.match(LABEL)?.length ?? 0) >= LISTED ||
    (isList && LABELLED_LINE.test(sentence));
  const limit = sentences.length > FEW ? LIKELY : CERTAIN;
  const scores = scoresForReaders(sentences, pet.name);
  const isAdvert = sentences.length > FEW || scores.some((score) => score > limit);
  const isOfTwoVoices = hasTwoVoices(spaced, sentences, pet.name);
  const isPets = isPetsVoice(spaced, pet.name) && !isOfTwoVoices;
  const isCalm = sentences.filter(isShouted).length < sentences.length / 2;
  const whom = aboutPet(sentences, pet, isPets);
  const isAnswer = (sentence: string, place: number) =>
    ANSWERS.test(sentence) && sentences[place - 1]?.endsWith('?') === true;
  const isOnlyAdvert = (sentence: string, place: number, more = 0) =>
    sentence.endsWith('?') ||
    isAnswer(sentence, place) ||
    (isCalm && isShouted(sentence)) ||
    (scores[place] ?? 0) + more > limit;
  const isNotOfPet = (sentence: string, place: number) =>
    whom[place] === 'other' || isOnlyAdvert(sentence, place, whom[place] === 'open' ? OF_NO_PET : 0);
  const mustStay = (sentence: string, place: number) =>
    warnsOf(sentence)
      ? (whom[place] === 'pet' || !OF_ADOPTERS.test(sentence)) && (scores[place] ?? 0) < ONLY_UNDER_GOOD_TO_KNOW
      : whom[place] === 'pet' && mayWarn(sentence, pet.name) && !isAnswer(sentence, place) && !isForm(sentence);
  const isEasing = (sentence: string, place: number) =>
    takesBack(sentence) && whom[place] === 'pet' && warnsOf(sentences[place - 1] ?? '');
  const isKept = (sentence: string, place: number) =>
    !LISTED_BY_BARS.test(sentence) &&
    !LISTING.test(sentence) &&
    !(isOfTwoVoices && isFirstPerson(sentence)) &&
    !(isPets && ONLY_NAME.test(sentence)) &&
    // What a pet's text warns of by "he" is somebody else's: it stands under "Good to know".
    !(isPets && /^\W*(?:s?he|his|her)\b(?!.*\b(?:I|me|my)\b)/iu.test(sentence)) &&
    (mustStay(sentence, place) ||
      saysWho(sentence, pet.name) ||
      ((saysRecovered(sentence) || isEasing(sentence, place)) && isBeforeTerms(place)) ||
      (isBeforeTerms(place) && !isForm(sentence) && !(isAdvert && isNotOfPet(sentence, place))));
  const kept: boolean[] = [];
  for (const [place, sentence] of sentences.entries()) {
    const isAfterGap = isAdvert && kept.at(-1) === false && !warnsOf(sentence);
    // "Clyde is a sweet guy": who that is, his name says.
    const isOfSamePet = whom[place - 1] === 'pet' && /^(?:s?he|his|her)\b/iu.test(sentence);
    const isTornOff = isAfterGap && !isOfSamePet && isTorn(sentence, sentences[place - 1] ?? '');
    kept.push(isKept(sentence, place) && !isTornOff);
  }
  // An owner who wrote something is told with it, if only it asks for nothing.
  const told = kept.includes(true)
    ? kept
    : sentences.map((sentence, place) => isBeforeTerms(place) && !isForm(sentence) && !isOnlyAdvert(sentence, place));
  const left = new Set(sentences.filter((_, place) => told[place]));
  const advert = leaveOut(
    spaced,
    all.filter((sentence) => !left.has(sentence)),
  );
  if (!/^\p{L}{2,}$/u.test(pet.name)) return advert;
  return advert.replaceAll(new RegExp(`\\b${pet.name.toUpperCase()}\\b(?=[^.!?\\n]*\\p{Ll})`, 'gu'), pet.name);
};
