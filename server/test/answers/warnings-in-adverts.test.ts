import { describe, expect, it } from 'vitest';
import { warnsOf, withoutTalk } from '#answers/warnings';

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
    'Both are de-clawed.',
    'He wasn’t getting on well with the ducks.',
    'Both of her eyes were so sore that they had to be removed.',
    'He does have a missing eye.',
    'Her skin gets irritated in spring.',
    'One of his eyes looks cloudy.',
    'He had a big bladder stone.',
    'She broke a leg and is not sound for riding.',
    'He is a little foot sore.',
    'She isnt a fan of felines.',
    'We think he would rather live without them.',
    'The two need to be adopted together.',
    'She and her sister are a bonded pair.',
    'Somebody has to help express her bladder.',
    'He has had no training at all.',
    'She cannot live with children.',
    'He is a cribber.',
    'He is FIV positive this is a virus.',
    'I am deaf, and I have a heart murmur.',
    'Potty training is still an issue.',
    'Her slightly impaired vision does not stop her.',
    'He chases rabbits, birds and feral cats.',
    'All of his teeth have been pulled.',
    'He is unable to live with other pets.',
    'He would not do well in a home with small kids.',
    'I have no choice, he and his brother are trying to kill each other.',
    '(They live apart, not as one) He is territorial.',
    'They should not go out to children.',
    'She needs management around other dogs.',
    'He needs a refresher in house training.',
    'He is kept muzzled on walks.',
    'She learned not to trust and she will growl.',
  ])('is found: %s', (sentence) => {
    expect(warnsOf(sentence)).toBe(true);
  });

  it.each([
    'He is heartworm negative.',
    'All are tested for FeLV/FIV.',
    'He was tested for Feline Leukemia.',
    'Up to date on all medical.',
    'Our foster does not have cats.',
    'She spent weeks in a noisy shelter.',
    'I wound up at another house.',
    'He loves to be pet and scratched.',
    'His owner of twelve years was diagnosed last fall.',
    'He shows positive reactions to dogs.',
    'My mother has an allergy.',
    'Our toddler is allergic to dog hair.',
    'They can stroke her.',
    'He gave me an attack of kisses.',
    'He charmed all at the surgery.',
    'She loves pets and scratches.',
    'Vaccines: distemper, parvo, rabies.',
    'Medical care that we give:',
    'My younger son has asthma.',
    'My wife is pregnant.',
    'She would not mind being the only dog.',
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
    'Here are some snaps from today.',
    'She has a star shaped marking on her nose.',
    'He may try to grab a bite.',
    'She enjoys scratches behind her ears.',
  ])('is not found: %s', (sentence) => {
    expect(warnsOf(sentence)).toBe(false);
  });
});

describe('talk about an illness', () => {
  const talk = [
    'FIV is a virus of cats.',
    'FIV cats can live long lives.',
    'Some of our dogs need ongoing medication.',
  ];

  it('goes where a sentence says that the pet has it', () => {
    const own = ['He tested positive for FIV.', 'No cats.'];
    expect(withoutTalk([...talk, ...own], 'Hero')).toEqual(own);
  });

  it('stays where nothing else says so, but not of others', () => {
    expect(withoutTalk([...talk, 'He naps.'], 'Hero')).toEqual([...talk.slice(0, 2), 'He naps.']);
  });
});
