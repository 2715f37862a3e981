import type { WriterFacts } from '../facts.ts';
import { excerpt, fairExcerpt } from '../text/excerpt.ts';
import { capital } from '../text/mend.ts';
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
import { namedVaccines } from './vaccines.ts';
import { choose } from './variety.ts';
import { plainWeight } from './weight.ts';

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

/** Health as answered. Medical conditions are always told; that there are none is never said, because nobody asks. */
export const health = (facts: WriterFacts, pet: Pet, generosity: number): Passage[] =>
  passages(
    must(
      status(facts, pet),
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
    conditions(facts, pet, generosity),
    ...notes(facts, pet, generosity),
  );

const status = (facts: WriterFacts, pet: Pet): string => {
  const { They, voice } = pet;
  const { vaccinated, microchipped, vaccinations } = facts.health;
  const named = namedVaccines(vaccinations);
  const good = joinList(states(facts)).replace(/vaccinated$/u, named ? `vaccinated (${named})` : 'vaccinated');
  const missing = [
    vaccinated === 'No' ? 'vaccinated' : '',
    facts.health.neutered === 'No' ? neuteredWord(facts) : '',
    microchipped === 'No' ? 'microchipped' : '',
  ].filter(Boolean);
  const not = missing.length > 1 ? `neither ${missing.join(' nor ')}` : missing.length === 1 ? `not ${missing[0]}` : '';
  const said = [good, not].filter(Boolean).join(' but ');
  const weight = plainWeight(facts.pet.weight);
  const weighs = weight && `${voice.they === 'they' ? 'weigh' : 'weighs'} ${weight}`;
  // With nothing to deny, the weight may as well come last.
  const turned = weighs && good && !not ? `${capital(good)}, ${voice.they} ${weighs}.` : '';
  if (turned && choose(pet, [true, false])) return turned;
  const all = [weighs, said && `${voice.is} ${said}`].filter(Boolean).join(' and ');
  return all && `${They} ${all}.`;
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
