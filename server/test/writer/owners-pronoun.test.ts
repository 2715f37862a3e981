import { describe, expect, it } from 'vitest';
import { findOwnersPronoun } from '#writer/built-in/owners-pronoun';
import { readPet } from '#writer/built-in/pet';
import { writeBuiltIn } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { answersWith } from './blank-answers.ts';

const storyOf = (description: string) =>
  writeBuiltIn(writerFacts(answersWith({ step1: { pet_name: 'Mochi', description, gender: '' } })))
    .rewritten_pet_description;

describe("a pet's pronoun where no gender is given", () => {
  it.each([
    ['Mochi sleeps on the sofa. She hides under the bed.', 'she'],
    ['Mochi is a calm cat. He purrs.', 'he'],
    ['She is a calm cat.', 'she'],
    ['His favourite place is the sofa.', 'he'],
    ['Mochi hides when she is scared.', 'she'],
    ['Mochi naps all day. My sister visits. He brings toys to my husband.', null],
    ['Mochi loves my mother. She brings food.', null],
    ['Mochi adores Luna. She is her sister.', null],
    ['Mochi chases the neighbour’s cat. She hisses.', null],
    ['Mochi and the dog play. He barks.', null],
    ['Mochi naps. She purrs. Mochi plays. He bites.', null],
    ['Mochi naps on the sofa.', null],
    ['My husband found Mochi. He was small.', null],
    ['We think she is three. Mochi naps.', null],
  ])('in "%s" is %s', (description, pronoun) => {
    expect(findOwnersPronoun([description], 'Mochi')).toBe(pronoun);
  });

  it('is not guessed for several pets', () => {
    expect(findOwnersPronoun(['She naps.'], 'Mochi & Luna')).toBeNull();
    expect(findOwnersPronoun(['She naps.'], 'Mochi and Luna')).toBeNull();
  });

  it('keeps the sentences that the owner wrote with it', () => {
    const story = storyOf('Mochi sleeps on the sofa. She hides under the bed.');
    expect(story).toContain('She sleeps on the sofa. Mochi hides under the bed.');
  });

  it('never stands against the gender that is given', () => {
    const voice = (gender: string) =>
      readPet(writerFacts(answersWith({ step1: { pet_name: 'Mochi', description: 'She naps.', gender } }))).voice.they;
    expect(['', 'Male', 'unknown'].map(voice)).toEqual(['she', 'he', 'they']);
  });
});
