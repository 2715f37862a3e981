import type { Purpose } from '@pawsume/contract/page-settings';
import { TELLINGS } from '../built-in/readers.ts';

const READERS: Record<Purpose, { reader: string; look_for: string; tone: string }> = {
  Renting: {
    reader: 'a landlord who decides on a tenancy',
    look_for: 'life in a home and beside neighbours, time alone, cleanliness, training, care',
    tone: 'reassuring and plain; do not gush',
  },
  Rehoming: {
    reader: 'somebody who may adopt the pet',
    look_for:
      'character, whom the pet lives well with, training, health, honest challenges, daily life, the home it needs',
    tone: 'warm and honest; the first sentence is the one they remember',
  },
  Travel: {
    reader: 'an airline, a hotel or a host',
    look_for: 'how the pet has travelled, health, behaviour among people',
    tone: 'brief and factual; tables beside the text say the rest',
  },
  Sitter: {
    reader: 'a sitter who looks after the pet for some days',
    look_for: 'routine, feeding, medicines, fears, time alone, what changes what the sitter does',
    tone: 'practical and clear, as to a friend who holds the key',
  },
  'Just because': {
    reader: 'family and friends',
    look_for: 'the bond, habits, skills, journeys, small true things that are this pet alone',
    tone: 'affectionate, never sugary',
  },
};

/** Describes the reader of a résumé to a model: who it is, what they look for, the tone, and the length of the two texts. */
export const describeReader = (purpose: Purpose) => {
  const { aim } = TELLINGS[purpose];
  return {
    ...READERS[purpose],
    characters: {
      rewritten_pet_description: `${Math.round(aim.pet * 0.45)} to ${aim.pet}`,
      rewritten_owner_description: `${Math.round(aim.owner * 0.3)} to ${aim.owner}`,
    },
  };
};
