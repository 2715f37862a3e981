import type { KnownAnswers } from '#answers/known-answers';
import type { Section } from '../page.ts';
import { caution, fact, paragraph, said } from './text.ts';

type Health = KnownAnswers['health'];

const vaccination = ({ vaccinated, vaccinations }: Health) => {
  if (vaccinated === 'Yes') return fact('Vaccinations', vaccinations);
  return vaccinated === 'No' ? caution('Vaccinated', 'No') : null;
};

/** The form cannot tell "no" from "not answered" here, so only a yes is ever printed. */
const conditions = (health: Health) =>
  health.hasConditions ? caution('Medical conditions', health.conditions || 'Yes') : null;

export const healthSection = (health: Health): Section => ({
  title: 'Health',
  column: 'side',
  movable: false,
  entries: said(vaccination(health), conditions(health), paragraph(health.notes, 'detail')),
});
