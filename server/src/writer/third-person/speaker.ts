import type { Pet } from '../built-in/pet.ts';
import type { OwnerName } from './telling.ts';

/** Who speaks, and of whom. */
export interface Speaker {
  pet: Pet;
  owner: OwnerName;
  /** How, once a sentence has named them so. */
  later?: OwnerName;
  /** Whom an owner means who leaves the subject out: "Loves socks", or of themselves: "Taught piano". */
  subject: 'pet' | 'owner';
  /** True if an "I" is the pet. */
  isPets?: boolean;
  /** False if an "I" must not become the owner. */
  mayTurn?: boolean;
}

/** How an owner is spoken of in a text about their pet. */
export const speakerOf = (pet: Pet): Speaker => ({
  pet,
  subject: 'pet',
  owner: {
    first: pet.theirOwner,
    again: pet.theirOwner.startsWith('the ') ? pet.theirOwner : 'the owner',
    hasTheir: pet.voice.they !== 'they',
  },
});
