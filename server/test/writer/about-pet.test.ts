import { describe, expect, it } from 'vitest';
import { withoutAdvert } from '#writer/text/advert';

describe('in an advert, what is not about its pet', () => {
  const left = (sentence: string) => withoutAdvert(`Please call us. Hero naps. ${sentence}`, 'Hero');

  it.each([
    'Big dogs need their exercise.',
    'Adult cats are usually house trained.',
    'The shelter runs a training class.',
    'Heat mats have to be guarded.',
    'We take in three dogs a week.',
    'Do I bite? No sir! Never!',
    'OUR BOY IS IN URGENT NEED!',
    'Bulldogs are not for everybody.',
    'Puppies are no toys. They have feelings too.',
    'Adopters should provide treatment of any illness.',
  ])('is left out: %s', (sentence) => {
    expect(left(sentence)).not.toContain(sentence.slice(-9));
  });

  it.each([
    'This funny, 6 year old tortie purrs.',
    'Coco has had a hard year.',
    'His vet found a murmur. This will need a check each spring.',
    'The younger of the two is deaf.',
    'Not fully house trained, and needs a garden.',
    'Kids over six are fine.',
    'We took in two brothers. They are gentle.',
    'But listens very well.',
    'Loves toys.',
  ])('is told from what is: %s', (sentence) => {
    expect(left(sentence)).toContain(sentence);
  });

  it('is told where nobody is asked for anything', () => {
    expect(withoutAdvert('The village is quiet. Does he bark? Only at the postman.', 'Hero')).toContain(
      'The village is quiet. Does he bark? Only',
    );
  });

  it('takes the answer to a question with it', () => {
    expect(left('Why is he called so? Because he saved a duck.')).not.toContain('duck');
  });
});
