import { smallNote } from '../third-person/tell-note.ts';
import { links, type OwnWords } from './own-words.ts';
import type { Pet } from './pet.ts';

/**
 * A frame and the owner's words behind it: "She goes to daycare: Happy Tails, Tuesdays. She follows the shy dogs." What has to
 * be told and can be in their words alone follows in quotation marks.
 */
export const behind = (frame: string, { notes, plain, warning }: OwnWords, pet: Pet): string => {
  const [first = '', ...rest] = plain;
  const adds = warning === '' ? [] : [`${pet.TheirOwner} adds: ${warning}`];
  const goesOn = first.startsWith(`${pet.They} `) && !first.includes(':') && !links(first);
  const start = notes !== '' ? `${frame}: ${smallNote(notes)}.` : goesOn ? `${frame}: ${small(first)}` : `${frame}.`;
  const told = notes === '' && goesOn ? rest : plain;
  return [start, ...told, ...adds].join(' ');
};

/** Whether an owner's words say something that stands without quotation marks. */
export const isTold = ({ notes, plain }: OwnWords): boolean => notes !== '' || plain.length > 0;

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
