import { describe, expect, it } from 'vitest';
import { warnsOf } from '#answers/warnings';

describe('what warns', () => {
  it.each([
    'He will growl when new people come in.',
    'She had two cysts removed in spring.',
    'He was just diagnosed with pannus.',
    'She is not overly cat friendly.',
    'We look for a home that does not have a cat.',
    'He has a strong prey drive.',
    'She can be quite rough with small dogs, but is not more than playful.',
    'He does not do storms well.',
    'A home without small dogs would suit her.',
    'They do not get along.',
    'He is on daily medication.',
    'She gets eye drops twice a day.',
    'He is too interested in cats.',
    'She doesn’t get along with my cats.',
    'He is known to be an escape artist.',
    'He strongly dislikes other canines.',
    'He jumped up and scratched a child.',
    'She doesn’t get on with any of my other guinea pigs.',
    'He wants to be the only kitty.',
    'He is not dog or cat tolerant.',
    'He marks in the house when I leave.',
    'He has what is called hyperthyroidism.',
    'She gets a bit mouthy with hands.',
    'He has colitis and an old enteropathy.',
    'All her paws were declawed.',
    'He cannot go to a home with children.',
    'She gets excited around dogs and needs a slow introduction.',
    'This is not a bird for a beginner.',
    'The vet came out and diagnosed EPM.',
    'Prefers a home without: cats, kids.',
    'He gets a steroid every other day.',
    'She is possessive of her bowl.',
    'He has some soundness concerns.',
    'He would suit a home where he is the sole dog.',
    'She has problems with her bladder.',
    'He is treated for spondylosis.',
  ])('is found: %s', (sentence) => {
    expect(warnsOf(sentence)).toBe(true);
  });

  it.each([
    'He is heartworm negative.',
    'All are tested for FeLV/FIV.',
    'I am afraid I cannot keep her.',
    'She is a terrific little lump.',
    'See https://bit.ly/hero for more.',
    'He loves head scratches.',
    'I would not mind a home with dogs.',
    'You can return the cat if the cat is sick.',
    'Our owner must be able to provide for her.',
    'He chews on his toys.',
    'Her owner is allergic to cats.',
    'They kept us until our spay surgery.',
    'Nick is an only child.',
    'He is the only one who carries his bowl.',
    'Read the bit where we say he can crawl.',
    'He is not a big fan of treats.',
    'She could have been aggressive.',
    'He is up to date on age-appropriate medical care.',
    'Do not worry, he is calm.',
    'He is getting it, bit by bit.',
    'He may try to grab a bite.',
    'She enjoys scratches behind her ears.',
  ])('is not found: %s', (sentence) => {
    expect(warnsOf(sentence)).toBe(false);
  });
});
