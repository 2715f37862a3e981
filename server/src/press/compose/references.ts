import type { KnownAnswers } from '#answers/known-answers';
import type { Confirmation, Confirmed, ReferenceEntry, Section } from '../page.ts';
import { oneLine } from './text.ts';

const isSameName = (one: string, other: string): boolean =>
  oneLine(one).toLowerCase() === oneLine(other).toLowerCase() && oneLine(one) !== '';

const inOneSentence = (parts: readonly string[]): string =>
  parts.map((part, at) => (at === 0 ? upper(part) : lower(part))).join(', ');
const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
const lower = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1);

const printed = (
  { by, role, at, how, what, words, report }: Confirmation,
  inWords: (at: Date) => string,
): Confirmed => ({
  ...{ by: oneLine(by), role, on: inWords(at), how, what: inOneSentence(what), report },
  ...(oneLine(words) !== '' && { words: oneLine(words) }),
});

/**
 * Those whom the owner names, each with what they confirmed, and those who confirmed something and are not named. Of several who
 * bear a name in one role the last one speaks.
 */
export const referencesSection = (
  { references, confirmations }: { references: KnownAnswers['references']; confirmations: readonly Confirmation[] },
  inWords: (at: Date) => string,
): Section => {
  const left = new Set(confirmations);
  const take = (role: string, name: string): { confirmed?: Confirmed } => {
    const theirs = [...left].filter((each) => each.role === role && isSameName(each.asked, name));
    for (const each of theirs) left.delete(each);
    const last = theirs.at(-1);
    return last ? { confirmed: printed(last, inWords) } : {};
  };
  const named = references
    // Without either, there is nobody to ask: the form is asked for them instead.
    .filter(({ name, contact }) => oneLine(name) !== '' || oneLine(contact) !== '')
    .map(({ role, name, contact }): ReferenceEntry => {
      const entry = { kind: 'reference', role, name: oneLine(name), contact: oneLine(contact) } as const;
      return { ...entry, ...take(role, name) };
    });
  const others = [...left].map((each): ReferenceEntry => {
    const confirmed = printed(each, inWords);
    return { kind: 'reference', role: each.role, name: oneLine(each.asked), contact: '', confirmed };
  });
  return { title: 'References', column: 'side', movable: false, entries: [...named, ...others] };
};
