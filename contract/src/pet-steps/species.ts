import { entriesOf } from '../keys-of.ts';
export type Kind = 'dog' | 'cat' | 'rabbit' | 'small mammal' | 'bird' | 'reptile' | 'fish' | 'other';

/** What owners call them, singular. Those under `other` would be taken for another kind by a word before them. */
const NAMES: Record<Kind, string> = {
  dog: `dog, puppy, pup, doggo, hound, mutt, chien, chienne, poodle, labrador, retriever, terrier, spaniel, shepherd, collie,
    husky, bulldog, chihuahua, dachshund, beagle, corgi, pug, boxer, rottweiler, greyhound, doodle`,
  cat: 'cat, kitten, kitty, tomcat, chat, chatte, tabby, moggie, siamese, ragdoll, maine coon',
  rabbit: 'rabbit, bunny, lapin, house rabbit, lop, hare',
  'small mammal': `hamster, gerbil, mouse, mice, rat, guinea pig, cavy, chinchilla, degu, ferret, hedgehog, sugar glider,
    squirrel, chipmunk, prairie dog, small animal, small mammal, rodent, cochon d inde`,
  bird: `bird, parrot, budgie, budgerigar, parakeet, cockatiel, cockatoo, canary, finch, lovebird, macaw, conure, african grey,
    african gray, dove, pigeon, chicken, hen, rooster, duck, goose, quail, guinea fowl, turkey, oiseau`,
  reptile: `reptile, lizard, gecko, snake, python, boa, turtle, tortoise, terrapin, dragon, iguana, chameleon, skink, anole,
    monitor, tegu, alligator, crocodile`,
  fish: `fish, goldfish, betta, guppy, koi, tetra, cichlid, molly, platy, angelfish, catfish, parrotfish, clownfish, carp, poisson,
    discus, loach, pleco, danio, swordtail`,
  other: `spider, tarantula, scorpion, frog, toad, newt, salamander, axolotl, crab, snail, shrimp, insect, mantis, horse, pony,
    donkey, goat, sheep, pig, cow, llama, alpaca`,
};

const KINDS = new Map<string, Kind>();
for (const [kind, names] of entriesOf(NAMES)) {
  for (const name of names.split(/,\s+/u)) KINDS.set(name, kind);
}

/** The kind of a pet as its owner typed it ("Bearded dragon", "rat snake", "Puppies!"): the last word that names one tells. */
export const kindOf = (petType: string): Kind => {
  const words = petType.toLowerCase().match(/\p{L}+/gu) ?? [];
  for (const [place, word] of [...words.entries()].toReversed()) {
    const pair = `${words[place - 1] ?? ''} ${word}`;
    const kind = [pair, word].flatMap(singulars).find((name) => KINDS.has(name));
    if (kind) return KINDS.get(kind) ?? 'other';
  }
  return 'other';
};

/** The word as it is, and what it may be several of. */
const singulars = (word: string): string[] => [
  word,
  word.replace(/e?s$/u, ''),
  word.replace(/s$/u, ''),
  word.replace(/ies$/u, 'y'),
];
