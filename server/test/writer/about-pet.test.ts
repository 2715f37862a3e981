import { describe, expect, it } from 'vitest';
import { splitSentences } from '#lib/sentences';
import { withoutAsides } from '#writer/text/about-pet';
import { withoutAdvert } from '#writer/text/advert';
import { leaveOut } from '#writer/text/cut';

it('keeps what is said of the pet behind a sentence on it that is left out', () => {
  const advert =
    'Hero is a sweet guy who would love a forever home. He’s good with other dogs. He naps. He plays. He sings.';
  expect(withoutAdvert(`${advert} Apply today!`, { name: 'Hero', gender: 'Male' })).toContain(
    'He’s good with other dogs.',
  );
});

it.each(['She was surrendered there by her owner.', 'He knows how to sit for them too.'])(
  'leaves out what only the sentence before explains, where that is left out: %s',
  (sentence) => {
    const told = withoutAdvert(`Hero naps. Hero sings. He plays. He eats well. Please call us today! ${sentence}`, {
      name: 'Hero',
      gender: '',
    });
    expect(told).not.toContain(sentence);
  },
);

describe('in an advert, what is not about its pet', () => {
  const left = (sentence: string) =>
    withoutAdvert(`Please call us. Hero naps. ${sentence}`, { name: 'Hero', gender: '' });

  it.each([
    'This funny, 6 year old tortie purrs.',
    'His vet found a murmur. This will need a check each spring.',
    'The younger of the two is deaf.',
    'Not fully house trained, and needs a garden.',
    '(He has a syndrome which is under control with one tablet a day.',
    'Now fully recovered, has had all shots.',
    'Kids over six are fine.',
    'We took in two brothers. They are gentle.',
    'But listens very well.',
    'Loves toys.',
    'We are moving to a flat.',
    'His last home was not experienced enough.',
  ])('is told from what is: %s', (sentence) => {
    expect(left(sentence)).toContain(sentence);
  });

  it('is told where nobody is asked for anything', () => {
    expect(
      withoutAdvert('The village is quiet. Does he bark? Only at the postman.', { name: 'Hero', gender: '' }),
    ).toContain('The village is quiet. Does he bark? Only');
  });

  it('is left out of a long text, whoever is asked', () => {
    const long = 'Hero naps. He eats. He runs. He sits. He plays. The village is quiet.';
    expect(withoutAdvert(long, { name: 'Hero', gender: '' })).not.toContain('village');
  });

  it('takes with it what cannot stand without it', () => {
    expect(left('The hall was built for shows. However, he is calm there. He sings.')).not.toContain('calm');
    expect(left('My uncle keeps bees. He sings.')).not.toContain('sings');
    expect(left('The hall was built for shows. This boy is calm there.')).toContain('calm');
  });

  it('knows the pet by its sex', () => {
    const ofHer = (text: string) => withoutAdvert(`Please call us. ${text}`, { name: 'Hera', gender: 'Female' });
    expect(ofHer('Hera naps. He laughed, and he was sorry. She eats.')).not.toContain('laughed');
    expect(ofHer('He naps. He eats.')).toContain('He naps. He eats.');
  });

  it('knows the pet by "it" where it is called so more than once', () => {
    const text = 'He hides. It is quiet. It naps. The yard is big. Please call us. He eats. He sings.';
    expect(withoutAdvert(text, { name: 'Hero', gender: 'Male' })).toMatch(/It is quiet\. It naps\./u);
  });

  it('tells nothing of somebody else who was named before', () => {
    expect(left('My friend Olaf lost his job. He lives alone. This boy is calm.')).not.toMatch(/lives alone|his job/u);
  });

  it('leaves out what a fee pays for', () => {
    const list = 'Hero naps.\nAdoption Fees are $90 and include:\nSpaying\nFlea drops\n\nHe eats.';
    expect(withoutAdvert(list, { name: 'Hero', gender: '' })).not.toMatch(/Spaying|Flea/u);
  });

  it('leaves out the last line of a listing, glued on', () => {
    expect(left('He stays indoors onlyFor more information, go to: www.hero.test')).toMatch(
      /He stays indoors only\s*$/u,
    );
  });

  it.each([
    'New owners have to meet the following requirements. 1.Have a garden 2.Have time for her 3.Pay for spaying',
    'Conditions:- He must have a garden. Spay her.',
    'Requirements : 1) Have time. 2) Spay her.',
    'Below are the conditions for adoption if you would like to: 1. Provide a garden. 2. Give time.',
    'Conditions for adoption: 1. Stay in touch. 2. Spay her. This is to prevent any attack by others.',
  ])('leaves out what new owners have to do, in a list: %s', (terms) => {
    expect(left(terms)).not.toMatch(/garden|time|touch|[Ss]pay|attack/u);
  });

  it('has nothing of a text that only asks', () => {
    const terms = 'Cat adoption requirements: the cat should live indoors. The cat should be loved.';
    expect(withoutAdvert(terms, { name: 'Hero', gender: '' })).toBe('');
  });

  it.each([
    ['Hero is housebroken, and would love a new family.', 'Hero is housebroken.'],
    ['My name is Hero and I am ready to find my new family.', 'My name is Hero.'],
    ['Hero is neutered, and ready to find his special someone.', 'Hero is neutered.'],
    ['He had a hard life and would like to have a loving family.', 'He had a hard life.'],
    ['He is well now and is ready to find a new home of his own.', 'He is well now.'],
  ])('keeps what stands before a wish: %s', (sentence, kept) => {
    expect(left(sentence)).toMatch(new RegExp(`${kept}\\n\\[…\\]$`, 'u'));
  });

  it('keeps a wish that warns', () => {
    expect(left('He is calm, and would love a home without cats.')).toContain('without cats');
  });

  it('knows a sentence to readers that begins without a stop before it', () => {
    expect(left('He is calm with all dogs If you want one, please apply.')).not.toMatch(/If|apply/u);
    expect(left('We feed milk (goat) He has no name yet Hoping to find a home.')).toContain('He has no name yet');
  });

  it('makes a sentence of a field that warns', () => {
    expect(left('\nFriendly with cats: no\nHe naps.')).toContain('Not friendly with cats');
  });

  it('leaves out a pet’s voice at the edge of a text about the pet', () => {
    const ofHero = (text: string) => withoutAdvert(text, { name: 'Hero', gender: '' });
    expect(
      ofHero('Hero naps. He’s calm. He eats. I was scheduled to be put down, but Muddy Paws saved me.'),
    ).not.toMatch(/\bme\b/u);
    expect(ofHero('I am Hero. He left me. He is old. I eat. Muddy Paws saved me.')).toMatch(/saved me/u);
  });

  it('takes headings off, and what a form has', () => {
    const advert = 'Breed: Boxer Description: Hero is tall. Personality: He is calm.';
    const lines = withoutAdvert(advert, { name: 'Hero', gender: '' }).split('\n');
    expect(lines.map((line) => line.trim()).filter((line) => /\p{L}/u.test(line))).toEqual([
      'Hero is tall.',
      'He is calm.',
    ]);
  });

  it('leaves nobody’s words out altogether', () => {
    const notes = 'social, likes to explore, a home with adults is best.Learn more on our website.';
    expect(withoutAdvert(notes, { name: 'Hero', gender: '' })).toContain('likes to explore');
    const run = `He is calm ${'and he naps and he eats and he hums '.repeat(5)}so I hope he can find a good home`;
    expect(withoutAdvert(run, { name: 'Hero', gender: '' })).toBe(run);
  });

  it('mends an apostrophe that is missing', () => {
    expect(left('Im Hero. Itll do. Ill be calm.')).toMatch(/I’m Hero\. It’ll do\. I’ll be calm/u);
  });

  it('is cut out where it stands, and not in a sentence that begins so', () => {
    expect(leaveOut('She naps. She eats. She', ['She'])).toBe('She naps. She eats.\n[…]');
    expect(leaveOut('He naps a lot. He naps. He eats.', ['He naps.'])).toBe('He naps a lot.\n[…]\nHe eats.');
  });

  it.each(['Is it Hero? Hero naps.', 'Its coat is soft, says Hero.', 'Hero naps. Lets us brush him.'])(
    'adds no apostrophe where none is missing: %s',
    (text) => expect(withoutAdvert(text, { name: 'Hero', gender: '' })).not.toMatch(/’/u),
  );

  it('takes off a greeting, a call in capitals and a weight', () => {
    const advert = 'Hello, Hero is tall. ***PLEASE READ***: - He naps. Sex: Male Weight: Approx 3kgs He eats.';
    expect(splitSentences(withoutAdvert(advert, { name: 'Hero', gender: '' }))).toEqual([
      'Hero is tall.',
      'He naps.',
      'He eats.',
    ]);
  });

  it('leaves out who else speaks in a text of the pet', () => {
    const text = 'My name is Hero. I nap. I hum. Later on, he sits down. Please call us.';
    expect(withoutAdvert(text, { name: 'Hero', gender: 'Male' })).not.toContain('sits');
  });

  it('takes the answer to a question with it', () => {
    expect(left('Why is he called so? Because he saved a duck.')).not.toContain('duck');
  });
});

describe('an advert that tells enough of its pet', () => {
  const enough =
    'Molly is calm indoors and sleeps through the night. She walks well on a leash and waits at each door. At noon she naps in the hall beside all the shoes.';
  const left = (more: string) => withoutAsides(`${enough}\n[…]\n${more}`, { name: 'Molly', gender: 'Female' });

  it.each([
    'We are so glad to have met Molly.',
    'I know they like her.',
    'Her litter mates have grown up.',
    'This decision is hard for her family.',
    'Your sofa will be hers too.',
    'Cats like a bit of quiet, and no noise.',
    'Our volunteers walk her. She always brings it back.',
    'She would love to fill it.',
  ])('is told without an aside: %s', (aside) => {
    expect(left(aside)).toBe(`${enough}\n[…]`);
  });

  it.each([
    'From five she waits at the gate.',
    'This little girl hums.',
    'Because of her age, Molly sleeps a lot.',
    'Somebody was bitten by her last year.',
    'Our vet says that her leg has healed.',
  ])('keeps what it is like, and what warns: %s', (sentence) => {
    expect(left(sentence)).toContain(sentence);
  });

  it.each(['We love Molly. She naps.', `My name is Molly. I nap.\n[…]\n${enough} We play.`])(
    'is left whole where it is short, or the pet speaks: %s',
    (text) => expect(withoutAsides(text, { name: 'Molly', gender: 'Female' })).toBe(text),
  );
});
