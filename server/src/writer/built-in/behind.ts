import { lowerFirst } from '../text/mend.ts';
import { smallNote } from '../third-person/tell-note.ts';
import { links, type OwnWords } from './own-words.ts';
import type { Pet } from './pet.ts';
import { choose } from './variety.ts';

/**
 * A frame and the owner's words behind it: "She goes to daycare: Happy Tails, Tuesdays. She follows the shy dogs." What has to
 * be told and can be in their words alone follows in quotation marks.
 */
export const behind = (frame: string, { notes, plain, warning }: OwnWords, pet: Pet): string => {
  const [first = '', ...rest] = plain;
  const adds = warning === '' ? [] : [`${pet.TheirOwner} adds: ${warning}`];
  const goesOn = first.startsWith(`${pet.They} `) && !first.includes(':') && !links(first);
  const start =
    notes !== '' ? `${frame}: ${smallNote(notes)}.` : goesOn ? `${frame}: ${lowerFirst(first)}` : `${frame}.`;
  const told = notes === '' && goesOn ? rest : plain;
  return [start, ...told, ...adds].join(' ');
};

/** Whether an owner's words say something that stands without quotation marks. */
export const isTold = ({ notes, plain }: OwnWords): boolean => notes !== '' || plain.length > 0;

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
