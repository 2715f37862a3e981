import type { Fact, Section } from '../page.ts';
import { fact, said } from './text.ts';

/** What tells this animal from another one: the table that airlines and hotels ask for. */
export const identificationSection = (facts: readonly Fact[]): Section => ({
  title: 'Identification',
  column: 'main',
  movable: false,
  entries: said(...facts.map(({ label, value, source }) => fact(label, value, source, 'key'))),
});
