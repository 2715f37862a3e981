import type { AnswerId } from '@pawsume/contract/pet-steps/answer-id';
import { PROSE_LIMITS, type Prose } from '@pawsume/contract/resumes';
import { mayWarn } from '../adverts/may-warn.ts';
import type { WriterFacts } from '../facts.ts';
import { withoutAsides } from '../text/about-pet.ts';
import { bounded } from '../text/bounded.ts';
import { isWhole } from '../text/cut.ts';
import { fairExcerpt, isCaution } from '../text/excerpt.ts';
import { isCareless } from '../third-person/handwriting.ts';
import { isOwnersVoice } from '../third-person/pets-voice.ts';
import { speakerOf } from '../third-person/speaker.ts';
import { withoutAges, withoutBasics, withoutRepeats } from './basics.ts';
import { ledBy } from './behind.ts';
import { care } from './care.ts';
import { company } from './company.ts';
import { vary } from './flow.ts';
import { health, isIllnessTold } from './health.ts';
import { home } from './home.ts';
import { introduce } from './introduce.ts';
import { nextHome } from './next-home.ts';
import { type OneLiner, oneLiner } from './one-liner.ts';
import { ownWords } from './own-words.ts';
import { ownerStory } from './owner-story.ts';
import { inParagraphs } from './paragraphs.ts';
import {
  countQuotes,
  fit,
  joined,
  must,
  type Passage,
  passages,
  type Told,
  useful,
  withFewQuotes,
  words,
} from './passage.ts';
import { type Pet, readPet } from './pet.ts';
import { type Part, TELLINGS } from './readers.ts';
import { training } from './training.ts';
import { travel } from './travel.ts';

/** How long the pet is left alone, and who looks in. */
const alone = (facts: WriterFacts, pet: Pet, generosity: number): Passage | null => {
  const own = ownWords(fairExcerpt(facts.day.hoursAlone, 120 * generosity), speakerOf(pet), 'all');
  const told = ledBy(['Time alone', `${pet.Their} time alone`], own, pet);
  if (told) return useful(told, 'hours_alone');
  return own.quote
    ? words(`${pet.TheirOwner} writes about ${pet.voice.their} time alone: ${own.quote}`, 'hours_alone')
    : null;
};

/** A story shorter than this ends by saying whom to ask for more. */
const THIN = 90;
/** Quotations on a page, where no more have to be told so. */
const MOST_QUOTES = 2;

/** Prose, and what of it rests on which answers. */
export interface CitedProse {
  prose: Prose;
  told: Record<keyof Prose, readonly Told[]>;
}

/**
 * Writes the three fields from the facts alone, with no model: the same facts give the same words, every sentence is an
 * answer or the owner's own, and answers that speak against a pet are told. At most PROSE_LIMITS characters each.
 */
export const writeCited = (typed: WriterFacts): CitedProse => {
  const pet = readPet(typed);
  const facts = { ...typed, pet: { ...typed.pet, description: withoutBasics(typed) } };
  const { aim } = TELLINGS[facts.purpose];
  const isAdvert = !isWhole(typed.pet.description);
  const line = oneLiner(facts, pet);
  const forBond = facts.owner.bond === '' ? 0 : 1;
  const story = vary(
    fit((generosity) => withFewQuotes(petStory(facts, { pet, line, generosity, isAdvert }), MOST_QUOTES - forBond), {
      aim: aim.pet,
      most: PROSE_LIMITS.pet,
    }),
    pet,
  );
  const text = inParagraphs(story);
  const left = MOST_QUOTES - countQuotes(story);
  const owner = vary(
    fit((generosity) => withFewQuotes(ownerStory(facts, pet, { generosity, mayQuote: left > 0 }), left), {
      aim: aim.owner,
      most: PROSE_LIMITS.owner,
    }),
    pet,
  );
  return {
    prose: {
      one_liner_description: bounded(line.text, PROSE_LIMITS.one_liner),
      rewritten_pet_description: bounded(
        text.length < THIN ? `${text} ${invitation(pet, typed)}` : text,
        PROSE_LIMITS.pet,
      ),
      rewritten_owner_description: bounded(inParagraphs(owner), PROSE_LIMITS.owner),
    },
    told: {
      one_liner_description: withNames([line], pet),
      rewritten_pet_description: withNames(story, pet),
      rewritten_owner_description: withNames(owner, pet),
    },
  };
};

/** The prose alone. */
export const writeBuiltIn = (facts: WriterFacts): Prose => writeCited(facts).prose;

const withNames = (all: readonly Told[], pet: Pet): Told[] =>
  all.map(({ text, cites }) => ({ text, cites: [...new Set([...cites, ...namesIn(text, pet)])] }));

/** What any sentence may rest on besides what it tells. */
const namesIn = (text: string, { short, owner, voice }: Pet): AnswerId[] => {
  const isGendered =
    voice.they !== 'they' && new RegExp(`\\b(?:${voice.they}|${voice.them}|${voice.their})\\b`, 'iu').test(text);
  return [
    ...(text.includes(short) ? ['pet_name' as const] : []),
    ...(text.includes(owner) ? ['full_name' as const] : []),
    ...(isGendered ? ['gender' as const] : []),
  ];
};

interface Telling {
  pet: Pet;
  /** What it tells, the story need not tell again. */
  line: OneLiner;
  generosity: number;
  /** Sentences of the description that are not about the pet were left out. */
  isAdvert: boolean;
}

const petStory = (facts: WriterFacts, telling: Telling): Passage[] => {
  const { pet } = telling;
  const typed = description(facts, telling);
  const above = joined(typed);
  const described = isIllnessTold(facts, above)
    ? typed.map(({ text, cites }) => must(text, ...cites, 'has_medical_conditions', 'medical_conditions'))
    : typed;
  return passages(
    ...introduce(facts, pet, described),
    ...TELLINGS[facts.purpose].parts.flatMap((part) => TELL[part](facts, { ...telling, above })),
  );
};

const TELL: Record<Part, (facts: WriterFacts, telling: Telling & { above: string }) => (Passage | null)[]> = {
  training: (facts, { pet, generosity }) => training(facts, pet, generosity),
  home: (facts, { pet, line, generosity }) =>
    home(facts, pet, {
      generosity,
      isToldAbove: facts.pet.description !== '' && line.cites.includes('rental_history'),
    }),
  company: (facts, { pet }) => [company(facts, pet)],
  care: (facts, { pet, generosity }) => care(facts, pet, generosity),
  alone: (facts, { pet, generosity }) => [alone(facts, pet, generosity)],
  health: (facts, { pet, generosity, above }) => health(facts, pet, { generosity, above }),
  travel: (facts, { pet, generosity }) => travel(facts, pet, generosity),
  nextHome: (facts, { pet, generosity }) => nextHome(facts, pet, generosity),
};

/** In characters of a description: where a page has the room, nearly all of most is told. */
const roomFor = (generosity: number): number => (generosity > 1.2 ? 700 : 400 * generosity);

const description = (facts: WriterFacts, { pet, line, generosity, isAdvert }: Telling): Passage[] => {
  const { pet: typedOf, isInPetsVoice } = facts;
  const typed = isAdvert && !isInPetsVoice ? withoutAsides(typedOf.description, typedOf) : typedOf.description;
  // A "we" that was copied from an advert may be a shelter.
  const mayBeOthers =
    /\b(?:we|us|our)\b/iu.test(typed) &&
    pet.theirOwner.endsWith(' owner') &&
    (isAdvert || !/\b(?:I|me|my)\b/u.test(typed));
  const mayTurn = isOwnersVoice(facts.pet.description, pet.name) && !mayBeOthers;
  const tell = (text: string) => {
    const isNeeded = (sentence: string) => isCaution(sentence) || mayWarn(sentence, typedOf.name);
    const excerpt = fairExcerpt(text, roomFor(generosity), { told: line.used, isNeeded });
    const told = ownWords(excerpt, { ...speakerOf(pet), mayTurn, isPets: isInPetsVoice });
    return { ...told, isPlain: told.plain.length === excerpt.sentences.length };
  };
  // Part of a description would be torn out of what it says.
  const { plain, isPlain } = tell(typed);
  if (isPlain && !isCareless(facts.pet.description)) {
    return passages(useful(plain.map(withoutRepeats(facts)).join(' '), 'description'));
  }
  const { quote, isPets } = tell(withoutAges(typed, facts));
  // Names that end in "s", an emoji or a bracket take no apostrophe well.
  const inWords = /\p{L}(?<!s)$/iu.test(pet.owner) ? `In ${pet.owner}’s words` : `In the words of ${pet.owner}`;
  const lead = isPets ? `Written in the name of ${pet.short}` : inWords;
  return passages(useful(quote && `${lead}: ${quote}`, 'description'));
};

/** Where an owner wrote more than is told, the basics are not all that is written down. */
const invitation = ({ owner }: Pet, { pet }: WriterFacts): string =>
  pet.description === ''
    ? `Only the basics are written down here; please ask ${owner} about anything else you would like to know.`
    : `Please ask ${owner} about anything else you would like to know.`;
