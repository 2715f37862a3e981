import { describe, expect, it } from 'vitest';
import { splitSentences } from '#lib/sentences';
import { agePhrase } from '#writer/built-in/age';
import { withArticle } from '#writer/built-in/article';
import { durationPhrase } from '#writer/built-in/home';
import { describeKind } from '#writer/built-in/kind';
import { joinList } from '#writer/built-in/list';
import { professionAside } from '#writer/built-in/profession';
import { chooseVoice } from '#writer/built-in/voice';
import { clip } from '#writer/text/clip';
import { mendSentence } from '#writer/text/mend';
import { quoted } from '#writer/text/quotes';

describe('an article', () => {
  it.each([
    ['an', '8-year-old'],
    ['an', '18-month-old'],
    ['an', '11-year-old'],
    ['a', '111-year-old'],
    ['a', '14-year-old'],
    ['an', 'eight-year-old'],
    ['a', 'one-year-old'],
    ['an', 'Umbrella cockatoo'],
    ['a', 'unicorn'],
    ['a', 'university lecturer'],
    ['an', 'IT manager'],
    ['a', 'PhD student'],
    ['an', 'HR officer'],
    ['an', 'hour'],
    ['a', 'European rabbit'],
    ['an', 'Éclair'],
    ['a', 'husky'],
  ])('is "%s" before "%s"', (article, phrase) => {
    expect(withArticle(phrase)).toBe(`${article} ${phrase}`);
  });
});

describe('an age', () => {
  it.each([
    ['3 years', 'three-year-old'],
    ['3 yrs old', 'three-year-old'],
    ['14 Years', '14-year-old'],
    ['eight weeks', 'eight-week-old'],
    ['5 months', 'five-month-old'],
    ['3-year-old', 'three-year-old'],
    ['two-year-old', 'two-year-old'],
    ['2yo', 'two-year-old'],
    ['5 ans', 'five-year-old'],
    ['3岁', 'three-year-old'],
    ['8 meses', 'eight-month-old'],
    ['0.5', 'six-month-old'],
    ['0,5 years', 'six-month-old'],
    ['½ year', 'six-month-old'],
    ['0.25 years', 'three-month-old'],
    ['Adult', 'adult'],
    ['Senior', 'senior'],
  ])('typed "%s" stands before the noun as "%s"', (typed, before) => {
    expect(agePhrase(typed)).toEqual({ before, after: '' });
  });

  it.each([
    'unknown',
    'not sure',
    '?',
    '  ',
    'N/A',
    '0',
    '3 <b>',
    'old enough to vote',
    '大约三岁',
    'three fish',
    'puppy',
  ])('typed "%s" is not said at all', (typed) => {
    expect(agePhrase(typed)).toEqual({ before: '', after: '' });
  });

  it.each([
    ['about 4 years', 'about four years old'],
    ['roughly a year old', 'roughly one year old'],
    ['~ 2 yrs', 'about two years old'],
    ['4.5 years', 'four and a half years old'],
    ['7 years and 3 months', 'seven years and three months old'],
    ['2y 6m', 'two years and six months old'],
    ['1', 'aged one'],
    ['14', 'aged 14'],
    ['6 and a half', 'aged six and a half'],
    ['11 or 12', 'aged eleven or twelve'],
    ['2-3 years', 'two to three years old'],
    ['about 3', 'aged about three'],
    ['born 2020', 'born in 2020'],
    ['Born August 26, 1999', 'born on August 26, 1999'],
    ['born mid-April 2017', 'born in mid-April 2017'],
    ['born approximately July of 1996', 'born around July 1996'],
    ['approximately 6-7 years old', 'approximately six to seven years old'],
    ['2-3 year old', 'two to three years old'],
    ['4-1/2 years', 'four and a half years old'],
    ['2½ years', 'two and a half years old'],
  ])('typed "%s" stands after the noun as "%s"', (typed, after) => {
    expect(agePhrase(typed)).toEqual({ before: '', after });
  });
});

describe('a duration', () => {
  it.each([
    ['6 months', 'for six months'],
    ['since 2021', 'since 2021'],
    ['8 years in two homes', 'for eight years'],
    ['about 2 yrs', 'for about two years'],
    ['1 year', 'for one year'],
    ['a year', 'for a year'],
    ['13 mos', 'for 13 months'],
    ['on and off', ''],
    ['', ''],
  ])('typed "%s" is said "%s"', (typed, said) => {
    expect(durationPhrase(typed)).toBe(said);
  });
});

describe('pronouns', () => {
  it.each([
    ['Female, spayed', 'she'],
    ['F', 'she'],
    ['girl', 'she'],
    ['Male (neutered)', 'he'],
    ['m', 'he'],
    ['Boy', 'he'],
    ['Unknown', 'they'],
    ['', 'they'],
    ['male or female, vet not sure', 'they'],
    ['女', 'they'],
    ['both female', 'they'],
    ['Femelle', 'she'],
  ])('for the gender "%s" are "%s"', (gender, they) => {
    expect(chooseVoice(gender).they).toBe(they);
  });
});

describe('the noun for a pet', () => {
  const of = (type: string, breed: string, age = '3 years') =>
    describeKind({
      name: 'Pip',
      type,
      breed,
      age,
      gender: '',
      weight: '',
      colour: '',
      description: '',
      areSeveral: false,
    });

  it.each([
    ['Dog', 'Labrador', 'Labrador'],
    ['Dog', 'mixed', 'mixed-breed dog'],
    ['Cats', 'Tabby', 'tabby cat'],
    ['Cat', 'Tabby cats', 'tabby cat'],
    ['Rabbits', '', 'rabbit'],
    ['Bird', 'Umbrella cockatoo', 'umbrella cockatoo'],
    ['Cat', 'Domestic shorthair', 'domestic shorthair cat'],
    ['Dog', 'German shepherd', 'German shepherd'],
    ['Cat', 'Maine coon', 'Maine coon cat'],
    ['Dog', 'Standard Poodle', 'Standard Poodle'],
    ['Parrots', 'African greys', 'African grey parrot'],
    ['Pets', 'Pixies', 'Pixies pet'],
    ['Pet', 'Mouse', 'mouse'],
    ['Cat', 'Siamese', 'Siamese cat'],
    ['Cat', 'Unknown', 'cat'],
    ['Reptile', 'Leopard gecko', 'leopard gecko'],
    ['Rabbit', 'Netherland Dwarf', 'Netherland Dwarf rabbit'],
    ['Guinea pig', '', 'guinea pig'],
    ['Dog', 'Standard Poodle (apricot, no papers)', 'Standard Poodle'],
    ['Chinchilla', '?', 'chinchilla'],
    ['DOG', 'unknown', 'dog'],
    ['Chat', 'Persan', 'Persan cat'],
    ['Dog', 'Beagle / Basset Hound mix (50/50)', 'Beagle and Basset Hound mix'],
    ['Dog', 'Kelpie (mix)', 'Kelpie mix'],
    ['Dog', 'Whippet, Saluki and Borzoi cross', 'Whippet, Saluki and Borzoi cross'],
    ['Dog', 'Corgi; mixed', 'Corgi mix'],
    ['Dog', 'Whippet, Saluki', 'dog'],
    ['Cat', 'Ragdoll/Birman', 'cat'],
    ['Dog', 'unsure - maybe spaniel', 'dog'],
    ['Dog', 'Beagle mix, we think', 'dog'],
    ['Dog', 'Kelpie?', 'dog'],
    ['Dog', 'Whippet, brindle and white', 'Whippet'],
    ['Cat', 'Domestic Short Hair: black', 'Domestic Short Hair cat'],
    ['Dog', 'Mixed (Whippet, Saluki)', 'mixed-breed dog'],
    ['', '', 'pet'],
    ['Kittens', '', 'kitten'],
    ['Dog (small)', '', 'dog'],
  ])('typed "%s" and "%s" is "%s"', (type, breed, noun) => {
    expect(of(type, breed)).toBe(noun);
  });

  it('calls a young cat a kitten and a young dog a puppy, and no other animal either', () => {
    expect(of('Cat', '', '5 months')).toBe('kitten');
    expect(of('Dog', '', '9 weeks')).toBe('puppy');
    expect(of('Cat', '', '18 months')).toBe('cat');
    expect(of('Rabbit', '', '5 months')).toBe('rabbit');
  });
});

describe('a profession', () => {
  it.each([
    ['Registered nurse', ', a registered nurse,'],
    ['NURSE', ', a nurse,'],
    ['SHOP ASSISTANT AT A BAKERY', ', a shop assistant at a bakery,'],
    ['European lawyer', ', a European lawyer,'],
    ['Norwegian teacher', ', a Norwegian teacher,'],
    ['Uber driver', ', an Uber driver,'],
    ['Veterinary Technician', ', a veterinary technician,'],
    ['PhD Student', ', a PhD student,'],
    ['RN', ' (RN)'],
    ['Software tester', ', a software tester,'],
    ['PhD student in marine biology', ', a PhD student in marine biology,'],
    ['a teacher', ', a teacher,'],
    ['Architect', ', an architect,'],
    ['works at a ranch', ', who works at a ranch,'],
    ['Retired', ' (retired)'],
    ['IT', ' (IT)'],
    ['Nursing', ' (nursing)'],
    ['Property management', ' (Property management)'],
    ['', ''],
  ])('typed "%s" stands after the name as "%s"', (profession, aside) => {
    expect(professionAside({ name: 'Jo', profession, bio: '', bond: '' })).toBe(aside);
  });

  it('is not said twice where the name says it', () => {
    expect(professionAside({ name: 'Paws Animal Shelter', profession: 'Animal shelter', bio: '', bond: '' })).toBe('');
  });
});

describe('a list', () => {
  it('joins with commas and an "and"', () => {
    expect(joinList([])).toBe('');
    expect(joinList(['car'])).toBe('car');
    expect(joinList(['car', 'train'])).toBe('car and train');
    expect(joinList(['air', 'car', 'train'])).toBe('air, car and train');
  });
});

describe('sentences', () => {
  it('are split at their ends and at line breaks, not after titles, initials or trailing dots', () => {
    expect(splitSentences('Dr. Moss knows her. She naps!  Why?\n- loves socks\n2. hates vacuums')).toEqual([
      'Dr. Moss knows her.',
      'She naps!',
      'Why?',
      'loves socks',
      'hates vacuums',
    ]);
    expect(splitSentences('he sleeps... a lot. J. R. agrees.')).toEqual(['he sleeps... a lot.', 'J. R. agrees.']);
    expect(splitSentences('他很好。他在家。Weighs 2.5 kg.')).toEqual(['他很好。', '他在家。', 'Weighs 2.5 kg.']);
    expect(splitSentences('No kids under 6yrs. old.')).toEqual(['No kids under 6yrs. old.']);
    expect(splitSentences(' \n … ')).toEqual([]);
  });

  it('get a capital, a full stop and printed apostrophes, and keep their words', () => {
    expect(mendSentence("she's the one i love")).toBe('She’s the one I love.');
    expect(mendSentence('then i am  fine ,')).toBe('Then I am fine.');
    expect(mendSentence('pies i kot')).toBe('Pies i kot.');
    expect(mendSentence('She naps :) and she eats :-(')).toBe('She naps and she eats.');
    expect(mendSentence('SO much energy!!!')).toBe('SO much energy!');
    expect(mendSentence('她很好')).toBe('她很好。');
    expect(mendSentence('The name on her collar is 雪球')).toBe('The name on her collar is 雪球.');
    expect(mendSentence('他喜欢 LEGO 和雪球')).toBe('他喜欢 LEGO 和雪球。');
    expect(mendSentence('a \u202egnp.exe\u202c pet\u200b')).toBe('A gnp.exe pet.');
  });

  it('in quotation marks hold no double marks of their own', () => {
    expect(quoted('He says "hello" and “bye”')).toBe('“He says ‘hello’ and ‘bye’”');
    expect(quoted('A 24" tank, a lone " mark')).toBe('“A 24″ tank, a lone mark”');
  });

  it('are cut where one ends, or at a word with an ellipsis', () => {
    expect(clip('One is short. Two is longer than that.', 20)).toBe('One is short.');
    expect(clip('This has no end in sight at all', 20)).toBe('This has no end in…');
    expect(clip('字'.repeat(30), 20)).toBe(`${'字'.repeat(19)}…`);
  });
});
