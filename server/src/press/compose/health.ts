import type { KnownAnswers } from '#answers/known-answers';
import type { Section } from '../page.ts';
import { fact, paragraph, said } from './text.ts';

type Health = KnownAnswers['health'];

const vaccination = ({ vaccinated, vaccinations }: Health) =>
  vaccinated === 'Yes' ? fact('Vaccinations', vaccinations, 'vaccinations') : null;

export const healthSection = (health: Health): Section => ({
  title: 'Health',
  column: 'side',
  movable: false,
  entries: said(vaccination(health), paragraph(health.notes, 'health_description')),
});
