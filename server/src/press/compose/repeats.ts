import type { Prose } from '@pawsume/contract/resumes';
import { splitSentences } from '#lib/sentences';
import type { Entry, Section } from '../page.ts';

/** Shorter answers may occur in a sentence by chance: they are never taken for repeats. */
const SHORTEST = 8;
/** Words by which the prose speaks of whom an owner calls "I", and what it puts in where they left out the subject. */
const PERSONS = new Set(
  `i we me us my our myself m ve re s t owner owners shelter her his their the she he they it is are am was were has have had do does
  don doesn of and with in`.split(/\s+/u),
);

/** What a text says, whatever its marks, capitals and line breaks, and whoever is spoken of: "I brush" as "she brushes". */
const essence = (text: string, names: readonly string[]): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !PERSONS.has(word) && !names.includes(word))
    .map((word) => word.replace(/(?<=\p{L}{2})(?:ies|es|s|y)$/u, ''))
    .join(' ')} `;

/**
 * Leaves out answers that the prose tells, in the owner's words or of them, so that the page says them once. What speaks
 * against the pet, and what a reader looks for in its place, stays there in any case; a warning that stands there and in the
 * prose has no third place. What the owner takes out of the prose is back in its section.
 * @param known the names of pet and owner, and the sentences that have a marked place.
 */
export const leaveOutRepeats = (prose: Prose, known: { names: string; warnings: readonly string[] }) => {
  const names = known.names.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const told = essence(`${prose.rewritten_pet_description} ${prose.rewritten_owner_description}`, names);
  const isTold = (text: string): boolean => {
    const said = essence(text, names);
    const isDenied = told.includes(` not${said}`) || told.includes(` never${said}`);
    return said.trim() !== '' && told.includes(said) && !isDenied;
  };
  const isLong = (text: string): boolean => text.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= SHORTEST;
  const once = (entry: Entry): Entry[] => {
    if (entry.kind === 'reference' || (entry.kind === 'fact' && entry.importance === 'key')) return [entry];
    const sentences = splitSentences(entry.text);
    if (isLong(entry.text) && sentences.every(isTold)) return [];
    const left = sentences.filter((sentence) => !(known.warnings.includes(sentence) && isTold(sentence)));
    if (left.length === sentences.length) return [entry];
    return left.length === 0 ? [] : [{ ...entry, text: left.join(' ') }];
  };
  return (section: Section): Section => ({ ...section, entries: section.entries.flatMap(once) });
};
