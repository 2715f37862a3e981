import { describe, expect, it } from 'vitest';
import { isCareless } from '#writer/third-person/handwriting';

describe('a text', () => {
  it.each([
    'She like people.',
    'Pls share.',
    'He is calm.He sleeps.',
    'He is sweet,very sweet.',
    'It is is true.',
    'He is calm, She is not.',
    'The owner moved away.',
    'I think He is calm.',
    'He had he’s first shot.',
    'He is a 4 weeks old puppy.',
    'She can be an outdoor cats.',
    'She and her siblings rescued from a yard nap.',
    'Bred by us Had him since May.',
    'This puppy with his brother were found.',
    'Hero rescued by my aunt naps.',
    'He is about 1 years old.',
    'He needs a house where there is no cats.',
    'He is calm despite of it.',
    'I got her at 1,5 months.',
    'He great that way.',
    'It is time, its the best.',
    'He has a good appetite, eat kibble and naps.',
    'Hero has been fed and have ticks.',
    'He naps ,eats and sits.',
    'This puppy have ticks.',
    'He is very active, calm and tame dog.',
    'He may seemed aloof.',
    'He is inside cos it rains.',
    'Hero is a puppy who get on with all.',
    'Hero is calm and it is afraid of thunder.',
    'He has a good appetite, litter box trained and dewormed.',
    'She has been nuetered.',
    'She is a 6-weeks old kitten.',
    'She loves to play and attention.',
    'She was probably not been walked much.',
    'When Hero first meet you, he barks.',
    'They are siblings that looks alike.',
    'My life was hard but I doesn’t mind.',
    'He is now neuter.',
  ])('has marks of a hurried hand: %s', (text) => {
    expect(isCareless(text)).toBe(true);
  });

  it.each([
    'He has a bed and is house-trained.',
    'She was found at a farm.',
    'He doesn’t like rain, but he loves snow.',
    'She has lived with us since May.',
    'They always sleep in one basket.',
    'We only walk in the park.',
  ])('has none of them: %s', (text) => {
    expect(isCareless(text)).toBe(false);
  });
});
