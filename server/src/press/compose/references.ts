import type { KnownAnswers } from '#answers/known-answers';
import type { Section } from '../page.ts';
import { oneLine } from './text.ts';

export const referencesSection = (references: KnownAnswers['references']): Section => ({
  title: 'References',
  column: 'side',
  movable: false,
  // Without either, there is nobody to ask: the form is asked for them instead.
  entries: references
    .filter(({ name, contact }) => oneLine(name) !== '' || oneLine(contact) !== '')
    .map(({ role, name, contact }) => ({ kind: 'reference', role, name: oneLine(name), contact: oneLine(contact) })),
});
