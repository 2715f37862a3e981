import { describe, expect, it } from 'vitest';
import { splitSentences } from '#lib/sentences';
import { writeBuiltIn } from '#writer/built-in/write';
import { writerFacts } from '#writer/facts';
import { withoutAdvert } from '#writer/text/advert';
import { isPetsVoice } from '#writer/third-person/pets-voice';
import { answersWith } from './blank-answers.ts';

const write = (description: string, step1: Partial<Parameters<typeof answersWith>[0]['step1']> = {}) =>
  writeBuiltIn(
    writerFacts(answersWith({ step1: { pet_name: 'Hero', pet_type: 'Dog', gender: 'Male', description, ...step1 } })),
  );
const story = (...given: Parameters<typeof write>) => write(...given).rewritten_pet_description;

describe('a description that cannot all be told plainly', () => {
  it('is quoted whole', () => {
    expect(story('He sleeps late. We took him in, we found him gentle. He eats fish.')).toContain(
      'In Ana Ruiz’s words: “We took him in, we found him gentle. He eats fish.”',
    );
  });

  it('gives the pet nothing that may be said of a woman before it', () => {
    const told = story('Hera was with an old lady for years. She is unable to feed Hera. She is quiet.', {
      pet_name: 'Hera',
      gender: 'Female',
    });
    expect(told).not.toContain('Hera is unable');
    expect(story('Hera is an old lady. She is a bit deaf.', { pet_name: 'Hera', gender: 'Female' })).toContain(
      'Hera is a bit deaf.',
    );
  });
});

it.each(['Shy.', 'Loves toys.', 'Adopted from a shelter in May.', 'Obedience classes finished.'])(
  'keeps a note about the pet: %s',
  (note) => {
    expect(withoutAdvert(`Please call us. ${note}`, { name: 'Hero', gender: '' })).toContain(note);
  },
);

it('shows how a description was typed where sentences are left out of it', () => {
  expect(story('Hero has a striped tail.He sleeps late. Please call us. He eats fish.')).toContain(
    '“Hero has a striped tail.',
  );
});

describe('the voice of a pet', () => {
  it.each([
    'They do not come any cuter than me. With my little round head, who could resist?',
    'I would love a lap. I like other cats. I prefer quiet rooms.',
    'Somebody shot me in the face, but I am playful still.',
    'I was rescued from the streets. Take me home.',
    'I eat my hay and love head rubs.',
    'I am not like other old dogs.',
    'My rescuer feeds me. She has four dogs.',
    'We are Hero and Bo. We are not fussy.',
    'I need another cat to grow up with.',
    'That is no place for us pups. I have a bed now.',
    'I’m a sweet, timid kitty who loves treats!',
    'Hero is my name! My brother and I were found by the road. We saw her and ran to her.',
    'The folks here say that I will learn to sit.',
    'Both of us were taken in by our owner. He is my friend.',
  ])('is heard in: %s', (text) => {
    expect(isPetsVoice(text, 'Hero')).toBe(true);
  });

  it.each([
    'She taps my wrist with one paw.',
    'I am currently fostering a big, beautiful boy.',
    'He picked me. I was holding the torch.',
    'She came through our owner surrender list.',
    'I am a cat rescuer. The puppy gets along with my cats.',
    'I am Hero’s third owner and care for him.',
    'I hope my fur kids stay indoors. He is one of them.',
    'I found this dog near my house.',
    'I have adopted this dog from a farm. The dog is calm.',
    'My name is Ali. I saved the mother of this cat.',
  ])('is not heard in: %s', (text) => {
    expect(isPetsVoice(text, 'Hero')).toBe(false);
  });
});

describe('the one line', () => {
  it.each([
    'Hero is the name of this cutie.',
    'He has started to grow and his character is building.',
    'He is a bit shy, could live with teenagers.',
    'He is doing well.',
    'He will be arriving in August.',
    'Volunteers and fosters have worked hard with him.',
    'He tries to play with them.',
    'He is very playful,very gentle.',
    'He loves rides, but he’s happy at home too.',
    'He is shy for the first hour, then he is all purrs.',
    'He has never met a dog.',
    'He would make a lovely pet.',
    'He looks very sad and tired.',
    'He loves to dig, and sand is a favorite of his.',
    'He gets along with cats but given his age he prefers old ones.',
    'He is fond of all who visit.',
    'He is smart but more cautious.',
    'He is wary of strangers. He becomes anxious around them.',
    'He is sweet and SASSY.',
    'He promises to sit if you promise to stay.',
    'He makes you just want to dance and sing.',
    'He likes to be with you getting attention.',
    'He can jump five feet high (frisbee, anyone?)',
  ])('does not take up: %s', (sentence) => {
    expect(write(`${sentence} He sleeps late. He eats fish.`).one_liner_description).not.toContain(
      sentence.slice(sentence.indexOf(' ') + 4, -1),
    );
  });
});

describe('a long text', () => {
  const long = 'He naps on the rug by the door until the sun is gone. '.repeat(6);

  it('has paragraphs that end where a sentence does', () => {
    const paragraphs = story(`${long}He sits. ${long}`).split('\n');
    expect(paragraphs.length).toBeGreaterThan(1);
    for (const paragraph of paragraphs) expect(paragraph).toMatch(/[.!?]”?$/u);
  });

  it('is never broken inside a quotation', () => {
    for (const paragraph of story(`${long}We took him in, we found him gentle. ${long}`).split('\n')) {
      expect(paragraph.split('“').length).toBe(paragraph.split('”').length);
    }
  });
});

it('tells no state and no weight twice', () => {
  const text = writeBuiltIn(
    writerFacts(
      answersWith({
        step1: {
          pet_name: 'Hero',
          gender: 'Male',
          weight: '41 lbs',
          description: 'He was neutered in May, at 41 lbs.',
        },
        step2: { spayed_neutered: 'Yes' },
      }),
    ),
  ).rewritten_pet_description;
  expect(text.match(/neutered/gu)).toHaveLength(1);
  expect(text.match(/41/gu)).toHaveLength(1);
});

it.each([
  ['Bo is a 1 1/2 year old Beagle who has gone to school. He eats.', 'He has gone to school.'],
  ['Bo is a Beagle and he’s a calm dog. He eats.', 'He is a calm dog.'],
  ['He is 1.5 years old, and has been neutered. He eats.', 'He has been neutered.'],
  ['At home, he is calm. He eats.', 'At home, he is calm.'],
  ['He is 1.5 years old, but he still naps. He eats.', 'is 1.5 years old, but he still naps.'],
  ['He eats. Bo is a calm dog, about 1.5 years of age.', 'Bo is a Beagle.'],
  ['He eats. Bo is a calm dog, 1-2 years old.', 'Bo is a Beagle.'],
  ['He eats. Bo is a year and a half old.', 'Bo is a Beagle.'],
  ['He is a super sweet Beagle. He eats.', 'Bo is a super sweet Beagle.'],
  ['He loves the Beagle next door. He eats.', 'Bo is a Beagle, one and a half years old.'],
  ['As in a 1.5 year old dog, it heals. He eats.', 'in a 1.5 year old dog'],
  ['Born in May, Bo is a calm boy. He eats.', 'Born in May, Bo is a calm boy.'],
])('tells age and breed once: %s', (description, said) => {
  expect(story(description, { pet_name: 'Bo', pet_age: '1.5 years', breed: 'Beagle' })).toContain(said);
});

it.each([
  ['Cat', 'Kitten', 'Siamese', 'Siamese kitten'],
  ['Dog', 'puppy', '', 'is a puppy'],
  ['Dog', '2 years', 'Chihuahua / Mixed Breed Mix', 'Chihuahua mix'],
])('calls a %s of the age %s and the breed %s a %s', (pet_type, pet_age, breed, said) => {
  expect(story('Naps.', { pet_type, pet_age, breed })).toContain(said);
});

it.each([
  ['Upon his arrival,\nHero slept in we know not which bed.', 'Upon his arrival, Hero slept'],
  ['He was found in the rain, .Read more at https://hero.example/1', 'He was found in the rain.'],
  ['B204417 Hero 2 yr old male   Hero is calm, we think.', '“Hero is calm'],
  ['He does not go "number 2" outside, we think.', '‘number 2’'],
  ['He is a 5" tall one, we think.', '5″ tall'],
])('mends what was copied badly: %s', (description, said) => {
  expect(story(description)).toContain(said);
});

it('tells no vaccinated pet vaccinated twice', () => {
  const facts = answersWith({
    step1: { pet_name: 'Hero', description: 'He is up to date on all shots, and he naps.' },
    step2: { is_vaccinated: 'Yes' },
  });
  expect(writeBuiltIn(writerFacts(facts)).rewritten_pet_description).not.toContain('vaccinated');
});

it.each([
  ['Bulldog, American/Mix', 'American Bulldog mix'],
  ['Collie (Border)', 'Border Collie'],
  ['Collie/Collies', 'Collie'],
  ['Collie, Normal Grey', 'Collie'],
  ['Retriever, Jack Russell Terrier', 'three-year-old dog'],
  ['Cattle Dog, Australian (Blue Heeler) / Mix', 'Australian Cattle Dog mix'],
  ['Meyer’s parrot', 'Meyer’s parrot'],
])('says the breed %s as people do', (breed, said) => {
  expect(story('He naps.', { breed })).toContain(said);
});

it.each([
  'Our Hero is a gorgeous boy.',
  'This is our wee Hero!',
  'He came in May. We are not a shelter.',
  'He came to us as a kitten.',
  'We love big rabbits. He sleeps in his foster home.',
  'He comes to us from a farm. We think he is shy.',
  'She went into a foster home. We hope that it heals.',
])('never makes a rescue’s "we" an owner: %s', (description) => {
  expect(story(description)).not.toMatch(/his owner/u);
});

it('takes no "we" for an owner of whom it speaks', () => {
  const text = 'We are told that he is calm. If his owner is gone, he sleeps.';
  expect(story(text)).toContain(`“${text}”`);
});

it('tells an age that a date follows', () => {
  expect(story('He naps.', { pet_age: '8 years (born 2012-04-05)' })).toContain('eight-year-old');
});

it('tells what a list shouts in a calm voice', () => {
  expect(story('NOT Good with cats.')).toContain('not good with cats');
});

it('quotes a sentence in which "us" has no clear other', () => {
  expect(story('We walk him and they follow us. He naps.')).toContain('“We walk him and they follow us.');
});

it('leaves a longer name whole', () => {
  expect(story('Hero Blue naps. Hero Blue eats.')).toContain('Hero Blue eats.');
});

it.each(['3 years 2 months 11 days', '3 years 11 days'])('tells %s as three years', (pet_age) => {
  expect(story('He naps.', { pet_age })).toContain('three-year-old');
});

describe('several pets', () => {
  it.each([
    ['Lizi, Toby and Robin', 'They nap.'],
    ['Salt & Pepper', 'Two sisters, found in a barn. I feed them.'],
    ['Salt and Pepper', 'Found as pups, these brothers wait for a garden. He is the clown.'],
    ['Salt and Pepper', 'We are best friends. He likes people.'],
    ['Puppies in a barn', 'Found last night.'],
    ['The Harbour Boys', 'Found last night.'],
    ['Chubby pupps', 'Found last night.'],
    ['Salt and Pepper', 'A home for this lovely pair would be a joy. She naps.'],
    ['Salt and Pepper', 'Salt naps. My aunt died. They were both left at her door.'],
    ['The cats', 'Twelve of them came in.'],
  ])('are told in the plural: %s: %s', (pet_name, description) => {
    expect(story(description, { pet_name, pet_type: 'Cat' })).toContain(' are ');
  });

  it('are of no age together where one is the mother of the others', () => {
    expect(story('They nap.', { pet_name: 'Momma and two kittens', pet_type: 'Cat', pet_age: '6 weeks' })).not.toMatch(
      /six-week|kittens are kittens/u,
    );
  });

  it('are not seen in one that has two names', () => {
    expect(
      story('He loves kids, and I trust him with them.', { pet_name: 'Salt and Pepper', pet_type: 'Cat' }),
    ).toContain(' is ');
  });
});

describe('sentences', () => {
  it.each([
    ['He weighs 72 lbs. and is calm.', 1],
    ['He came to N.A.B.S. after a storm. He is calm.', 2],
    ['Who knows (can you believe it?) what he likes.', 1],
    ['He is calm.He sleeps.', 2],
    ['He is calm.I brush him.', 2],
    ['He is calm.NO CATS', 2],
    ['Meet Hero---he sleeps late', 2],
  ])('of "%s" are counted', (text, count) => {
    expect(splitSentences(text)).toHaveLength(count);
  });
});
