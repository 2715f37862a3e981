import { smallNote } from '../third-person/tell-note.ts';
import { isTold } from './behind.ts';
import type { OwnWords } from './own-words.ts';
import type { Pet } from './pet.ts';
import { choose } from './variety.ts';

/**
 * The owner's notes behind one of the leads ("Time alone: up to eight hours."), and their sentences as they are; empty where
 * nothing of it stands without quotation marks.
 */
export const ledBy = (leads: readonly string[], own: OwnWords, pet: Pet): string => {
  if (!isTold(own)) return '';
  const start = own.notes === '' ? [] : [`${choose(pet, leads)}: ${smallNote(own.notes)}.`];
  const adds = own.warning === '' ? [] : [`${pet.TheirOwner} adds: ${own.warning}`];
  return [...start, ...own.plain, ...adds].join(' ');
};
