import type { KnownAnswers } from '#answers/known-answers';
import type { Section } from '../page.ts';
import { fact, paragraph, said } from './text.ts';

type Health = KnownAnswers['health'];

const vaccination = ({ vaccinated, vaccinations }: Health) =>
  vaccinated === 'Yes' ? fact('Vaccinations', vaccinations, 'vaccinations') : null;

const neutered = ({ neutered: answer }: Health) =>
  answer === 'No' ? fact('Spayed/neutered', 'No', 'spayed_neutered', 'key') : null;

export const healthSection = (health: Health): Section => ({
  title: 'Health',
  column: 'side',
  movable: false,
  entries: said(
    vaccination(health),
    fact('Vaccine dates', health.vaccineDates, 'vaccine_dates'),
    neutered(health),
    fact('Microchip number', health.chipNumber, 'microchip_number', 'key'),
    paragraph(health.notes, 'health_description'),
  ),
});
