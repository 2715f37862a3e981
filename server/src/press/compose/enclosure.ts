import type { KnownAnswers } from '#answers/known-answers';
import type { Section } from '../page.ts';
import { fact, paragraph, said } from './text.ts';

/** Where the pet lives, and how that is kept. */
export const enclosureSection = ({ enclosure, climate }: KnownAnswers['habitat']): Section => ({
  title: 'Enclosure',
  column: 'side',
  movable: true,
  entries: said(paragraph(enclosure, 'enclosure'), fact('Climate and light', climate, 'climate')),
});
