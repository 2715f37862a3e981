import type { Step3 } from '@pawsume/contract/pet-steps/step3';
import type { Section } from '../page.ts';
import { oneLine } from './text.ts';

export const referencesSection = ({ references, reference_contacts }: Step3): Section => ({
  title: 'References',
  column: 'side',
  movable: false,
  entries: references.map((role) => ({
    kind: 'reference',
    role,
    name: oneLine(reference_contacts[role]?.name ?? ''),
    contact: oneLine(reference_contacts[role]?.contact ?? ''),
  })),
});
