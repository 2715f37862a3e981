import type { Prose } from '@pawsume/contract/resumes';
import type { Entry, Section } from '../page.ts';

/** Shorter answers may occur in a sentence by chance: they are never taken for repeats. */
const SHORTEST = 8;

/** How a text reads, whatever its quotation marks, capitals and line breaks. */
const essence = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * Leaves out answers that the prose tells word for word, so that the page says them once. What speaks against the pet
 * keeps its marked place in any case, and what the owner takes out of the prose is back in its section.
 */
export const leaveOutRepeats = (prose: Prose) => {
  const told = essence(`${prose.rewritten_pet_description} ${prose.rewritten_owner_description}`);
  const isRepeat = (entry: Entry): boolean => {
    if (entry.kind === 'reference' || (entry.kind === 'fact' && entry.tone === 'caution')) return false;
    const words = essence(entry.text);
    return words.length >= SHORTEST && told.includes(words);
  };
  return (section: Section): Section => ({ ...section, entries: section.entries.filter((entry) => !isRepeat(entry)) });
};
