import type { KnownAnswers } from '#answers/known-answers';
import type { Section } from '../page.ts';
import { fact, oneLine, said } from './text.ts';

/** Whom to call about the pet: no writer knows them, and none of them gives way to a longer text. */
export const emergencySection = ({ vet, vetContact, afterHours, contact }: KnownAnswers['emergency']): Section => ({
  title: 'Vet & emergency',
  column: 'side',
  movable: false,
  entries: said(
    fact('Vet', [vet, vetContact].map(oneLine).filter(Boolean).join(' · '), 'vet_name', 'key'),
    fact('After hours', oneLine(afterHours), 'after_hours_vet', 'key'),
    fact('Emergency contact', oneLine(contact), 'emergency_contact', 'key'),
  ),
});
