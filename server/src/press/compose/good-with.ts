import type { KnownAnswers } from '#answers/known-answers';
import type { Section } from '../page.ts';
import { fact, said } from './text.ts';

/** Whom the pet lives well with, as it was answered. */
export const goodWithSection = ({ children, dogs, cats }: KnownAnswers['company']): Section => ({
  title: 'Good with',
  column: 'main',
  movable: false,
  entries: said(
    fact('Children', children, 'good_with_children', 'key'),
    fact('Dogs', dogs, 'good_with_dogs', 'key'),
    fact('Cats', cats, 'good_with_cats', 'key'),
  ),
});
