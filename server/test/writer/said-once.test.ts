import { describe, expect, it } from 'vitest';
import { withoutBasics } from '#writer/built-in/basics';
import { writeBuiltIn } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { answersWith } from './blank-answers.ts';

const OTHERS = 'He naps on the stairs. He greets the mail carrier. He walks well.';
const basil = {
  pet_name: 'Basil',
  pet_type: 'Dog',
  breed: 'Beagle',
  pet_age: '7 years',
  gender: 'Male',
  weight: '9 kg',
};
const written = (description: string) => writeBuiltIn(writerFacts(answersWith({ step1: { ...basil, description } })));

describe('the one-line description', () => {
  it.each(['gets along with dogs fairly well', 'lives for that'])(
    'does not tell what other sentences take back or explain: %s',
    (words) => {
      const description = `Basil ${words}. ${OTHERS} He would do best in a home with no other dogs.`;
      expect(written(description).one_liner_description).not.toContain(words);
    },
  );

  it.each([
    'Basil is approximately 7 years old.',
    'He weighs about 20 pounds.',
    'He weighs 9 kg and sleeps a lot.',
    'Basil is neutered and male.',
    'He goes by the name of Basil.',
    'Basil looks like a pure Beagle.',
    'He will turn 8 in May.',
    'He is seven years old and loves carrots.',
  ])('does not repeat what stands before its "who" (%s)', (sentence) => {
    expect(written(`${sentence} ${OTHERS}`).one_liner_description).toBe(
      'A seven-year-old Beagle who naps on the stairs.',
    );
  });
});

describe('the story', () => {
  it.each([
    'Basil is a Beagle.',
    'Basil is 7.',
    'He is a seven year old male Beagle.',
    'Basil weighs 9 kg.',
    'He is 7 years old and looks like a Beagle.',
  ])('leaves out a sentence that only repeats step 1 (%s)', (sentence) => {
    expect(written(`${sentence} ${OTHERS}`)).toEqual(written(OTHERS));
  });

  it.each(['Basil is a big Beagle.', 'He is not a Beagle.', 'Basil is a Beagle mix.', 'Basil is 9.'])(
    'keeps a sentence that adds to step 1 (%s)',
    (sentence) => {
      const [, adds = ''] = /(?:is|He) (.*)\.$/u.exec(sentence) ?? [];
      expect(written(`${OTHERS} ${sentence}`).rewritten_pet_description).toContain(adds);
    },
  );

  it('tells an illness once that is in the description word for word', () => {
    const illness = 'He has a weak heart and tires on stairs.';
    const step1 = { ...basil, description: `${OTHERS} ${illness}` };
    const step2 = { has_medical_conditions: true, medical_conditions: illness };
    const { rewritten_pet_description: told } = writeBuiltIn(writerFacts(answersWith({ step1, step2 })));
    expect(told.split('has a weak heart')).toHaveLength(2);
    expect(told).not.toContain('medical condition');
  });

  it('does not say an age before the owner says it', () => {
    const description = 'basil came to us from Leeds. He is about 7 years old and a bit stout. He dont bark.';
    expect(written(description).rewritten_pet_description).toMatch(
      /^Basil is a Beagle\. In Ana Ruiz’s words: “Basil came/u,
    );
  });

  it('knows an age that is told without a number', () => {
    const facts = { ...basil, pet_age: '1 year', description: 'Basil is a year old and dont bark. He eat all.' };
    const { rewritten_pet_description: told } = writeBuiltIn(writerFacts(answersWith({ step1: facts })));
    expect(told).not.toContain('one-year-old');
  });

  it('closes the gap that an age leaves', () => {
    expect(written(`Basil, 7-years-old, is a great walker. ${OTHERS}`).rewritten_pet_description).toContain(
      'is a great walker',
    );
  });

  it('leaves out an age in weeks', () => {
    const facts = writerFacts(
      answersWith({ step1: { ...basil, pet_age: '19 weeks', description: 'He is a 19 week old Beagle.' } }),
    );
    expect(withoutBasics(facts)).toBe('');
  });

  it.each([
    ['He is a sweet, 7 year old male hound mix.', 'He is a sweet male hound mix.'],
    ['He is a black and white male Beagle who is approximately 7 years old.', 'He is black and white.'],
    ['He is a golden Beagle.', 'He is a golden Beagle.'],
    ['He is a 7 year old adorable clown.', 'He is an adorable clown.'],
    ['He is a lop-eared clown, about seven years old.', 'He is a lop-eared clown.'],
    ['He is about seven years old and has neat habits.', 'He has neat habits.'],
    ['He is seven years old, calm and ready to walk.', 'He is calm and ready to walk.'],
    ['He is seven years old, and he hums.', 'seven years old, and he hums.'],
    ['He is seven years old, purebred and sweet.', 'He is seven years old, purebred and sweet.'],
    ['He is an estimated 7-year-old, calm lop.', 'He is an estimated 7-year-old, calm lop.'],
    ['He is about a seven years old, and is calm.', 'He is about a seven years old, and is calm.'],
    ['He is a happy and quick 7 year old hound mix.', 'He is a happy and quick hound mix.'],
    ['He is a white clown, and he is about seven years old.', 'He is a white clown.'],
    ['He was found in May, he is seven years old and was a stray.', 'he was a stray.'],
    ['He is a fine fellow, he is 7 years old with long ears.', 'he is 7 years old with long ears.'],
    ['He is a sweet, 4 year old clown.', 'He is a sweet, 4 year old clown.'],
  ])('leaves out an age that step 1 tells: %s', (sentence, said) => {
    const start = said.replace(/^He /u, '').replace(/\.$/u, '');
    expect(written(`${OTHERS} ${sentence}`).rewritten_pet_description).toContain(start);
  });

  it('quotes no sentence that adds hardly a word to an age', () => {
    const quoted = 'He dont bark. Basil is a gorgeous seven year old Beagle. Basil is a shy seven year old Beagle.';
    expect(written(quoted).rewritten_pet_description).toContain(
      '“He dont bark. … Basil is a shy seven year old Beagle.”',
    );
  });

  it('begins with what an identity sentence adds to step 1', () => {
    expect(written(`${OTHERS} Basil is a seven year old Beagle who is shy.`).rewritten_pet_description).toContain(
      'is shy.',
    );
    expect(written(`${OTHERS} Basil is a seven year old Beagle who is shy.`).rewritten_pet_description).not.toMatch(
      /who is shy/u,
    );
  });

  it.each([
    [`Basil is a bright beagle. ${OTHERS}`, /^Basil is a bright beagle\./u],
    [`He sniffs like a beagle. ${OTHERS}`, /^Basil is a seven-year-old Beagle\./u],
  ])('leaves the age and the breed to the owner’s first sentence: %s', (description, begins) => {
    expect(written(description).rewritten_pet_description).toMatch(begins);
  });

  const facts = writerFacts(answersWith({ step1: basil }));

  it('keeps a first-person sentence, which says whose voice it is', () => {
    const description = 'My name is Basil. Basil is 7.';
    expect(withoutBasics({ ...facts, pet: { ...facts.pet, description } })).toBe('My name is Basil.\n[…]');
  });
});
