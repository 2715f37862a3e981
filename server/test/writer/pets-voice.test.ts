import { describe, expect, it } from 'vitest';
import { writeBuiltIn } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { answersWith } from './blank-answers.ts';

const story = (description: string): string =>
  writeBuiltIn(writerFacts(answersWith({ step1: { pet_name: 'Hero', pet_type: 'Dog', gender: 'Male', description } })))
    .rewritten_pet_description;

describe('an advert in the name of the pet', () => {
  it.each([
    'My name is Hero. I bark at the doorbell. I love my foster mom.',
    "Hi, I'm Hero! I can be reactive on leash, so I need an experienced handler.",
    'I am a three year old goofball. I was found on the street.',
    'Hero here! Some people say I talk too much. I guard my food bowl.',
  ])('never makes its "I" the owner: %s', (description) => {
    expect(story(description)).not.toMatch(/owner/iu);
    expect(story(description)).toContain('“');
  });

  it('says whose voice it is, and keeps what warns', () => {
    expect(story('My name is Hero. I love walks. I bite when I am scared.')).toContain(
      'Written in the name of Hero: “I love walks. I bite when I am scared.”',
    );
  });
});

it('of a pet is told as the pet’s where it says that it is here', () => {
  const advert =
    'Hey, Hero here! Call my friends. I retired as an athlete in July. I won some of my races. See you soon, Hero.';
  expect(story(advert)).toContain('Written in the name of Hero: “Hero here! … I retired');
});

it('of a pet leaves out what others say of it there', () => {
  const said =
    'Here is what my foster mom says about me. Hero is a calm dog. His paws are big. He has not been with us long.';
  const told = story(
    `My name is Hero. I love rain. ${said} I nap. The rescue does not own a kennel. These strays come to us.`,
  );
  expect(told).toContain('I love rain. … I nap.”');
});

it('is in the pet’s voice although the words that show it are left out', () => {
  const told = story('Cheers from Hero. My face looks sad. I was on the street. I love rain. Come and meet me today!');
  expect(told).toContain('Written in the name of Hero');
});

it.each([
  'Cats like me are sweet at home. Once I feel at home, I will be your buddy.',
  '"Couch Cat" is the name & relaxing is my game! You’ll find me cuddled up in bed.',
])('is heard in "%s"', (description) => {
  expect(story(description)).toContain('Written in the name of Hero');
});

it('may be that of two', () => {
  expect(story('We are Hero and Rex, two brothers. We were born in May. We are both calm dogs. Call us.')).toContain(
    'We were born in May. We are both calm dogs.',
  );
});

it('leaves what others warn of to the page’s own place for it', () => {
  const told = story('My name is Hero. I love rain. Here is what my foster mom says. He has a high prey drive. I nap.');
  expect(told).toContain('I love rain. … I nap.”');
});
