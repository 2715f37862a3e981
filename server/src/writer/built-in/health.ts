import type { WriterFacts } from '../facts.ts';
import { excerpt, fairExcerpt } from '../text/excerpt.ts';
import { joinList } from './list.ts';
import { ownWords } from './own-words.ts';
import { detail, must, mustRoom, type Passage, passages } from './passage.ts';
import type { Pet } from './pet.ts';
import { habits, hasOwnSentence } from './training.ts';

const NEUTERED = /(?<!\bnot (?:yet )?|\bun|\bnon[- ]?|\bto be )\b(spayed|neutered)\b/iu;

/** What a pet "is": habits that have no sentence of their own, neutered, vaccinated, microchipped. */
export const states = (facts: WriterFacts): string[] => {
  const { vaccinated, microchipped } = facts.health;
  return [
    ...(hasOwnSentence(facts) ? [] : habits(facts)),
    ...(NEUTERED.exec(facts.pet.gender)?.[1]?.toLowerCase() ?? '').split(' ').filter(Boolean),
    ...(vaccinated === 'Yes' ? ['vaccinated'] : []),
    ...(microchipped === 'Yes' ? ['microchipped'] : []),
  ];
};

/** Health as answered. Medical conditions are always told; that there are none is never said, because nobody asks. */
export const health = (facts: WriterFacts, pet: Pet, generosity: number): Passage[] =>
  passages(
    must(status(facts, pet), 'is_vaccinated', 'is_microchipped', 'gender', 'training'),
    conditions(facts, pet, generosity),
    notes(facts, pet, generosity),
  );

const status = (facts: WriterFacts, { They, voice }: Pet): string => {
  const { vaccinated, microchipped } = facts.health;
  const good = joinList(states(facts));
  const missing = [vaccinated === 'No' ? 'vaccinated' : '', microchipped === 'No' ? 'microchipped' : ''].filter(
    Boolean,
  );
  const not = missing.length > 1 ? `neither ${missing.join(' nor ')}` : missing.length === 1 ? `not ${missing[0]}` : '';
  const said = [good, not].filter(Boolean).join(' but ');
  return said && `${They} ${voice.is} ${said}.`;
};

const conditions = (facts: WriterFacts, pet: Pet, generosity: number): Passage | null => {
  if (!facts.health.hasConditions) return null;
  const { They, voice, theirOwner } = pet;
  const { plain, quote } = ownWords(excerpt(facts.health.conditions, mustRoom(190, generosity)), pet);
  const start = `${They} ${voice.has} a medical condition`;
  const details = quote === '' ? `; ${theirOwner} gives no details here.` : `; ${theirOwner} notes: ${quote}`;
  return must(plain ? `${start}. ${plain}` : start + details, 'has_medical_conditions', 'medical_conditions');
};

const notes = (facts: WriterFacts, pet: Pet, generosity: number): Passage | null => {
  const { plain, quote } = ownWords(fairExcerpt(facts.health.notes, 100 * generosity), pet);
  if (quote === '') return null;
  return detail(plain || `About health, ${pet.theirOwner} adds: ${quote}`, 'health_description');
};
