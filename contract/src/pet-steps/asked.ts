import type { FieldId } from './answer-id.ts';
import type { Kind } from './species.ts';
import { type Step2, TRAININGS } from './step2.ts';
import type { Step3 } from './step3.ts';

/** Fields of other steps are asked of every kind. */
type Question = keyof Step2 | keyof Step3 | FieldId;

const HABITAT: readonly Question[] = ['enclosure', 'climate'];
const OTHER_PETS: readonly Question[] = ['good_with_dogs', 'good_with_cats'];

/** Further questions that make no sense of a kind. Of a kind that nobody knows, everything is asked. */
const NOT_ASKED: Record<Kind, readonly Question[]> = {
  dog: HABITAT,
  cat: HABITAT,
  rabbit: [],
  'small mammal': [],
  bird: ['spayed_neutered'],
  reptile: ['spayed_neutered', ...OTHER_PETS],
  fish: ['spayed_neutered', 'good_with_children', ...OTHER_PETS, 'fears', 'hours_alone', 'carrier'],
  other: [],
};

const OFFERED: Record<Kind, readonly Step2['training'][number][]> = {
  dog: TRAININGS,
  cat: ['House-trained', 'Crate-trained', 'Leash-trained', 'Obedience', 'Other'],
  rabbit: ['House-trained', 'Leash-trained', 'Other'],
  'small mammal': ['House-trained', 'Other'],
  bird: ['House-trained', 'Other'],
  reptile: ['Other'],
  fish: ['Other'],
  other: TRAININGS,
};

export const isAsked = (question: Question, kind: Kind): boolean => !NOT_ASKED[kind].includes(question);

/** The training that makes sense of a kind, in the order of the form. */
export const trainingsFor = (kind: Kind): readonly Step2['training'][number][] => OFFERED[kind];
