import type { Prose } from '@pawsume/contract/resumes';
import type { KnownAnswers } from '#answers/known-answers';
import type { Entry } from '../page.ts';
import { paragraph } from './text.ts';

export const NOTHING_WRITTEN: Prose = {
  one_liner_description: '',
  rewritten_pet_description: '',
  rewritten_owner_description: '',
};

const CAPTION = 'Written from your answers when you generate the résumé.';
const OWNER_CAPTION = 'Written from what you say about yourself.';
/** Characters of an answer that stand for a line of the text that is written from it. */
const A_LINE = 70;
const LINES = { least: 3, most: 7 } as const;
const OWNER_LINES = { least: 2, most: 4 } as const;

/** The more is told, the more room is left: what is typed shows, though no word of it stands there yet. */
const linesFor = (told: string, { least, most }: { least: number; most: number }): number =>
  Math.min(most, Math.max(least, Math.ceil(told.length / A_LINE)));

/** The pet's text, or the room for it. */
export const storyOf = ({ pet }: KnownAnswers, prose: Prose | null): Entry =>
  prose
    ? paragraph(prose.rewritten_pet_description, 'rewritten_pet_description', 'heart')
    : { ...paragraph(CAPTION, 'rewritten_pet_description', 'heart'), unwritten: linesFor(pet.description, LINES) };

/** The owner's text, or the room for it where there is something to write it from. */
export const ownerStoryOf = ({ owner, bond }: KnownAnswers, prose: Prose | null): Entry | null => {
  if (prose) return paragraph(prose.rewritten_owner_description, 'rewritten_owner_description', 'key');
  const told = owner.bio + bond;
  if (told === '') return null;
  return {
    ...paragraph(OWNER_CAPTION, 'rewritten_owner_description', 'key'),
    unwritten: linesFor(told, OWNER_LINES),
  };
};
