import { findPolarities, type Polarity } from '#answers/polarity';
import { splitSentences } from '#lib/sentences';
import type { WriterFacts } from '../facts.ts';
import { excerpt, fairExcerpt } from '../text/excerpt.ts';
import { capital, oneLine } from '../text/mend.ts';
import { sharesEnough } from '../text/shared-words.ts';
import { speakerOf } from '../third-person/speaker.ts';
import { behind } from './behind.ts';
import { hasIllness } from './illness.ts';
import { joinList } from './list.ts';
import { ownWords } from './own-words.ts';
import { detail, must, mustRoom, type Passage, passages, useful } from './passage.ts';
import { type Pet, voiceOf } from './pet.ts';
import { withSubject } from './short-answer.ts';
import { habits, hasOwnSentence } from './training.ts';
import { choose } from './variety.ts';

const KNOWN =
  /^(?:rabies|distemper|parvo(?:virus)?|adenovirus|hepatitis|parainfluenza|dhpp|dhppl|dapp|da2pp|dhlpp|lepto(?:spirosis)?|bordetella|kennel cough|lyme(?: disease)?|(?:canine )?influenza|fvrcp|felv|feline leukemia|calicivirus|rhdv2?|myxomatosis|west nile|tetanus|strangles)$/iu;
/** What is said beside the name: when, and how often. */
const BESIDE =
  /\([^)]{0,2000}\)|\b(?:\d-year|three-year|both|booster|puppy series|two doses|vaccines?|shots?|every|since|given|done|last|(?:in )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?|(?:19|20)\d\d)\b/giu;
const MOST = 4;

/** "rabies and DHPP", from what an owner typed; empty where any of it is not plainly the name of a vaccine. */
const namedVaccines = (typed: string): string => {
  const names = oneLine(typed)
    .replaceAll(BESIDE, '')
    .split(/[,;/&.]|\band\b/u)
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0 || names.length > MOST || !names.every((name) => KNOWN.test(name))) return '';
  return joinList([...new Set(names.map((name) => (/^\p{Lu}[\p{Ll}\s]+$/u.test(name) ? lowered(name) : name)))]);
};

const lowered = (name: string): string => (/^(?:lyme|west nile)/iu.test(name) ? name : name.toLowerCase());

const PLAIN = /^(\d{1,4}(?:[.,]\d{1,2})?)\s*(lbs?|pounds?|kgs?|kilos?|kilograms?|g|grams?|oz|ounces?)\.?$/iu;

/** "60 lbs", from a weight that is a number and its unit and no more; else empty, because the page prints it as typed. */
const plainWeight = (typed: string): string => {
  const [, number, unit] = PLAIN.exec(oneLine(typed)) ?? [];
  return number && unit ? `${number} ${unit.toLowerCase()}` : '';
};

const NEUTERED = /(?<!\bnot (?:yet )?|\bun|\bnon[- ]?|\bto be )\b(spayed|neutered)\b/iu;

/** What is said of the sex; "neutered" of either. */
const neuteredWord = (facts: WriterFacts): string =>
  NEUTERED.exec(facts.pet.gender)?.[1]?.toLowerCase() ?? (voiceOf(facts).they === 'she' ? 'spayed' : 'neutered');

const isNeutered = ({ pet, health: { neutered } }: WriterFacts): boolean =>
  neutered === 'Yes' || (neutered === '' && NEUTERED.test(pet.gender));

/** What a pet "is": habits that have no sentence of their own, neutered, microchipped, vaccinated. */
export const states = (facts: WriterFacts): string[] => {
  const { vaccinated, microchipped } = facts.health;
  return [
    ...(hasOwnSentence(facts) ? [] : habits(facts)),
    ...(isNeutered(facts) ? [neuteredWord(facts)] : []),
    ...(microchipped === 'Yes' ? ['microchipped'] : []),
    ...(vaccinated === 'Yes' ? ['vaccinated'] : []),
  ];
};

/**
 * Health as answered, without what the description tells `above`. Medical conditions are always told; that there are none is
 * never said, because nobody asks.
 */
export const health = (
  facts: WriterFacts,
  pet: Pet,
  { generosity, above }: { generosity: number; above: string },
): Passage[] =>
  passages(
    must(
      status(facts, pet, above),
      ...([
        'is_vaccinated',
        'vaccinations',
        'is_microchipped',
        'spayed_neutered',
        'gender',
        'training',
        'weight',
      ] as const),
    ),
    isIllnessTold(facts, above) ? null : conditions(facts, pet, generosity),
    ...notes(facts, pet, generosity),
  );

const STATES: Record<string, RegExp> = {
  spayed: /\b(?:spay|neuter)\w*/giu,
  neutered: /\b(?:spay|neuter)\w*/giu,
  vaccinated: /\bvaccinat\w*|\b(?:up[- ]to[- ]date|utd|current) (?:on|with) (?:\w+ ){0,2}(?:vaccines|shots)\b/giu,
  microchipped: /\b(?:micro-?)?chipped\b/giu,
};

/** Returns true if the description above tells a state, or denies it. */
const isToldAbove = (above: string, state: string, polarity: Polarity): boolean => {
  const pattern = STATES[state];
  return pattern !== undefined && findPolarities(above, pattern).has(polarity);
};

/** What a pet is, and what it is not: "neutered and vaccinated (rabies)" and "not microchipped". */
const statesOf = (facts: WriterFacts, above: string): { good: string; not: string } => {
  const { vaccinated, microchipped, neutered, vaccinations } = facts.health;
  const named = namedVaccines(vaccinations);
  const good = states(facts).filter((state) => named !== '' || !isToldAbove(above, state, 'said'));
  const missing = [
    vaccinated === 'No' ? 'vaccinated' : '',
    neutered === 'No' ? neuteredWord(facts) : '',
    microchipped === 'No' ? 'microchipped' : '',
  ].filter((state) => state !== '' && !isToldAbove(above, state, 'denied'));
  return {
    good: joinList(good).replace(/vaccinated$/u, named ? `vaccinated (${named})` : 'vaccinated'),
    not: missing.length > 1 ? `neither ${missing.join(' nor ')}` : missing.length === 1 ? `not ${missing[0]}` : '',
  };
};

const weightOf = ({ pet }: WriterFacts, above: string): string => {
  const [number] = /\d+/u.exec(pet.weight) ?? [];
  const isSaid = number && above.includes(number) && /(?<!\p{L})(?:lbs?|pounds?|kgs?)\b/iu.test(above);
  return isSaid ? '' : plainWeight(pet.weight);
};

const status = (facts: WriterFacts, pet: Pet, above: string): string => {
  const { They, voice } = pet;
  const { good, not } = statesOf(facts, above);
  const said = [good, not].filter(Boolean).join(' but ');
  const weight = weightOf(facts, above);
  const weighs = weight && `${voice.they === 'they' ? 'weigh' : 'weighs'} ${weight}`;
  // With nothing to deny, the weight may as well come last.
  const turned = weighs && good && !not ? `${capital(good)}, ${voice.they} ${weighs}.` : '';
  if (turned && choose(pet, [true, false])) return turned;
  const all = [weighs, said && `${voice.is} ${said}`].filter(Boolean).join(' and ');
  return all && `${They} ${all}.`;
};

/** So few words are no sentence, and may stand in another one. */
const FEW = 3;

/** Returns true if the description above has the medical conditions word for word: an import takes one sentence into both. */
export const isIllnessTold = ({ health: { hasConditions, conditions } }: WriterFacts, above: string): boolean => {
  const said = splitSentences(conditions).map((sentence) => sentence.replace(/[.!]$/u, ''));
  return (
    hasConditions && said.length > 0 && said.every((words) => words.split(' ').length > FEW && above.includes(words))
  );
};

const conditions = (facts: WriterFacts, pet: Pet, generosity: number): Passage | null => {
  if (!facts.health.hasConditions) return null;
  const { They, voice, theirOwner } = pet;
  const own = ownWords(excerpt(facts.health.conditions, mustRoom(190, generosity)), speakerOf(pet), 'all');
  const start = `${They} ${voice.has} a medical condition`;
  const ill = own.isFromStart ? hasIllness(own.notes, pet) : '';
  const isSaid = own.notes === '' && own.warning === '' && sharesEnough(own.plain.join(' '), facts.health.conditions);
  const details = own.quote === '' ? `; ${theirOwner} gives no details here.` : `: ${own.quote}`;
  const told = own.isFromStart ? behind(start, own, pet) : start + details;
  const adds = own.warning && `${pet.TheirOwner} adds: ${own.warning}`;
  const inSentences = [ill && `${ill}.`, ...own.plain, adds].filter(Boolean).join(' ');
  return must(isSaid || ill ? inSentences : told, 'has_medical_conditions', 'medical_conditions');
};

/** What else an owner says of health, as far as it is in sentences; the page prints the rest. */
const notes = (facts: WriterFacts, pet: Pet, generosity: number): Passage[] => {
  const told = withSubject(facts.health.notes, `${pet.voice.their} health`, pet);
  const { plain, warning } = ownWords(fairExcerpt(told, 100 * generosity), speakerOf(pet));
  return passages(
    detail(plain.join(' '), 'health_description'),
    useful(warning && `${pet.TheirOwner} writes about ${pet.voice.their} health: ${warning}`, 'health_description'),
  );
};
