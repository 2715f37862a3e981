import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import type { Section } from '../page.ts';
import { fact, paragraph, said } from './text.ts';

export const ownerSection = (owner: Step4, written: string): Section => ({
  title: 'Our owner',
  column: 'main',
  movable: true,
  entries: said(
    paragraph(written, 'rewritten_owner_description', 'key'),
    fact('Profession', owner.profession, 'profession', 'key'),
    fact('Age', owner.age, null, 'key'),
  ),
});
