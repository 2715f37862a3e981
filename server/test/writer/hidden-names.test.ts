import { petByKey } from '@pawsume/fixtures/pets';
import { describe, expect, test } from 'vitest';
import { writerFacts } from '#writer/facts';
import { hideNames } from '#writer/model/hidden-names';
import { fc } from '../harness/fast-check.ts';

const { answers } = petByKey('biscuit');
const factsWith = (description: string, name = 'Jo Tester') =>
  writerFacts({
    ...answers,
    step1: { ...answers.step1, description },
    owner: { ...answers.owner, full_name: name },
  });
const hide = (description: string, names = ['Jo Tester']) => hideNames(factsWith(description), names);

describe('the names of an owner', () => {
  test.each([
    'Jo Tester found him.',
    "He sleeps on Jo's bed.",
    'JO TESTER calls him.',
    'He likes jo and nobody else.',
    'A friend of Tester’s, and of Jo.',
  ])('stand nowhere in the facts and come back as they were: %s', (text) => {
    const { facts, reveal } = hide(text);
    expect(JSON.stringify(facts)).not.toMatch(/\bjo\b|tester/i);
    expect(reveal(facts.pet.description)).toBe(text);
  });

  test('come back in what a model makes of them', () => {
    const { facts, reveal } = hide('Calm.');
    const [first = '', last = ''] = facts.owner.name.split(' ');
    expect(reveal(`${first}’s dog. ${first} ${last} says so.`)).toBe('Jo’s dog. Jo Tester says so.');
  });

  test('that are words are left where they are the word', () => {
    const { facts } = hide('He will chew a rose. Will Rose minds.', ['Will Rose']);
    expect(facts.pet.description).toMatch(/^He will chew a rose\. \w+ \w+ minds\.$/);
    expect(facts.pet.description).not.toMatch(/Will|Rose/);
  });

  test('in scripts without spaces are found inside a text', () => {
    const { facts, reveal } = hide('他喜欢王小明。', ['王小明']);
    expect(facts.pet.description).not.toContain('王小明');
    expect(reveal(facts.pet.description)).toBe('他喜欢王小明。');
  });

  test('are not taken for a made-up word that an owner typed', () => {
    const { facts, reveal } = hide('Ownerby is our village. Jo lives there.');
    expect(reveal(facts.pet.description)).toBe('Ownerby is our village. Jo lives there.');
  });

  test('come back whatever they are and wherever they stand', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(word, word, (name, around) => {
        const text = `${around} ${name} ${around}`;
        const facts = factsWith('');
        const { facts: hidden, reveal } = hideNames({ ...facts, pet: { ...facts.pet, description: text } }, [name]);
        // Letters without a case of their own may change theirs where one writes in capitals.
        expect(reveal(hidden.pet.description).toLowerCase()).toBe(text.toLowerCase());
      }),
    );
  });
});
