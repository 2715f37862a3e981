import type { Step4 } from '@pawsume/contract/pet-steps/step4';
import { organisationOf } from '#answers/organisation';
import type { Entry, Section } from '../page.ts';
import { fact, said } from './text.ts';

export const ownerSection = (owner: Step4, story: Entry | null): Section => ({
  title: `About the ${organisationOf(owner.full_name, owner.profession) || 'owner'}`,
  column: 'main',
  movable: true,
  entries: said(story, fact('Profession', owner.profession, 'profession', 'key'), fact('Age', owner.age, null, 'key')),
});
