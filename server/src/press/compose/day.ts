import type { KnownAnswers } from '#answers/known-answers';
import type { Section } from '../page.ts';
import { fact, said } from './text.ts';

/** What whoever looks after the pet does from morning to night. */
export const daySection = (name: string, { routine, feeding, hoursAlone }: KnownAnswers['day']): Section => ({
  title: `A day with ${name}`,
  column: 'main',
  movable: true,
  entries: said(
    fact('Routine', routine, 'routine'),
    fact('Feeding', feeding, 'feeding'),
    fact('Time alone', hoursAlone, 'hours_alone'),
  ),
});
