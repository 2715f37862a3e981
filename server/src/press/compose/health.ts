import type { Step2 } from '@pawsume/contract/pet-steps/step2';
import type { Section } from '../page.ts';
import { caution, fact, paragraph, said } from './text.ts';

const vaccination = ({ is_vaccinated, vaccinations }: Step2) => {
  if (is_vaccinated === 'Yes') return fact('Vaccinations', vaccinations);
  return is_vaccinated === 'No' ? caution('Vaccinated', 'No') : null;
};

/** The form cannot tell "no" from "not answered" here, so only a yes is ever printed. */
const conditions = (step2: Step2) =>
  step2.has_medical_conditions ? caution('Medical conditions', step2.medical_conditions || 'Yes') : null;

export const healthSection = (step2: Step2): Section => ({
  title: 'Health',
  column: 'side',
  movable: false,
  entries: said(vaccination(step2), conditions(step2), paragraph(step2.health_description, 'detail')),
});
