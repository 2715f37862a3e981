import type { KnownAnswers } from '#answers/known-answers';
import type { Fact, Section } from '../page.ts';
import { fact, oneLine, said } from './text.ts';

/** What tells this animal from another one: the table that airlines and hotels ask for. */
export const identificationSection = (
  facts: readonly Fact[],
  { health, travel }: Pick<KnownAnswers, 'health' | 'travel'>,
): Section => ({
  title: 'Identification',
  column: 'main',
  movable: false,
  entries: said(
    ...facts.map(({ label, value, source }) => fact(label, value, source, 'key')),
    fact('Chip number', oneLine(health.chipNumber), 'microchip_number', 'key'),
    fact('Carrier', oneLine(travel.carrier), 'carrier', 'key'),
  ),
});
