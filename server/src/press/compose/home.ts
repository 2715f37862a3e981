import type { KnownAnswers } from '#answers/known-answers';
import type { Section } from '../page.ts';
import { fact, said } from './text.ts';

/** What an adopter asks: the home that is wanted, and why. */
export const homeSection = ({ ideal, reason }: KnownAnswers['nextHome']): Section => ({
  title: 'A new home',
  column: 'side',
  movable: true,
  entries: said(fact('Wanted', ideal, 'ideal_home'), fact('Why', reason, 'rehoming_reason')),
});
