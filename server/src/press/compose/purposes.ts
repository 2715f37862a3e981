import type { Purpose } from '@pawsume/contract/page-settings';
import type { Column, Source } from '../page.ts';

/** The parts that a page may have. */
export type SectionName =
  | 'about'
  | 'goodToKnow'
  | 'identification'
  | 'rental'
  | 'training'
  | 'owner'
  | 'health'
  | 'travel'
  | 'care'
  | 'background'
  | 'references';

/** A section on the page of a purpose: where it stands, and what of it. */
export interface Place {
  section: SectionName;
  title?: (petName: string) => string;
  column?: Column;
  movable?: boolean;
  /** The only answers that this reader is told here; all where none are named. */
  only?: readonly Source[];
}

/** What a page is for its reader: its order, its words, and what is left for others. */
export interface PageOfPurpose {
  /** Over the name, and in the document's title. */
  kind: string;
  contactTitle: (petName: string) => string;
  /** Facts of the strip that this reader has no use for, or finds elsewhere on the page. */
  withoutFacts: readonly Source[];
  sections: readonly Place[];
  /** Said at the foot of the page, beside where it all comes from. */
  note: string;
}

const meet = (petName: string) => `Meet ${petName}`;
const main = { column: 'main', movable: false } as const;
const side = { column: 'side', movable: false } as const;

/** Good to know has a place on every page: what speaks against a pet is kept from nobody. */
export const PAGES: Record<Purpose, PageOfPurpose> = {
  Renting: {
    kind: 'Rental résumé',
    contactTitle: meet,
    withoutFacts: [],
    sections: [
      { section: 'about' },
      { section: 'goodToKnow' },
      { section: 'rental' },
      { section: 'training' },
      { section: 'owner' },
      { section: 'health' },
      { section: 'travel' },
      { section: 'care' },
      { section: 'background' },
      { section: 'references' },
    ],
    note: '',
  },
  Rehoming: {
    kind: 'Adoption résumé',
    contactTitle: meet,
    withoutFacts: [],
    sections: [
      { section: 'about' },
      { section: 'goodToKnow' },
      { section: 'health', column: 'main', movable: true },
      { section: 'training', ...side, movable: true },
      { section: 'care' },
      { section: 'background', title: (name) => `Where ${name} comes from` },
      { section: 'owner', title: () => 'Who writes this' },
      { section: 'rental', title: () => 'At home', ...side, movable: true },
      { section: 'travel' },
      { section: 'references' },
    ],
    note: '',
  },
  Travel: {
    kind: 'Travel résumé',
    contactTitle: () => 'Travelling together',
    withoutFacts: ['pet_type', 'breed', 'pet_age', 'gender', 'weight', 'is_microchipped'],
    sections: [
      { section: 'identification', ...main },
      { section: 'travel', title: () => 'Travel record', ...main },
      { section: 'goodToKnow' },
      { section: 'health', title: () => 'Health and vaccinations' },
      { section: 'training' },
      { section: 'about', movable: true },
      { section: 'care' },
      { section: 'owner', ...side, movable: true },
      { section: 'references' },
    ],
    note: 'Not a veterinary health certificate.',
  },
  Sitter: {
    kind: 'Care sheet',
    contactTitle: () => 'Reach us',
    withoutFacts: [],
    sections: [
      { section: 'goodToKnow' },
      { section: 'health', ...main, movable: true },
      { section: 'care', ...main, movable: true },
      { section: 'training' },
      { section: 'about', movable: true },
      { section: 'owner', ...side, movable: true },
      { section: 'background' },
      { section: 'travel' },
      { section: 'references', title: () => 'Who knows us' },
    ],
    note: '',
  },
  'Just because': {
    kind: 'Pet résumé',
    contactTitle: meet,
    withoutFacts: ['is_microchipped'],
    sections: [
      { section: 'about', title: (name) => `The story of ${name}` },
      { section: 'owner', title: () => 'The human' },
      { section: 'training', title: () => 'Skills', ...side, movable: true },
      { section: 'travel', title: () => 'Adventures', only: ['has_traveled', 'travel_modes', 'travel_history'] },
      { section: 'background', title: () => 'How we met' },
      { section: 'care' },
      { section: 'goodToKnow', ...side, movable: true },
    ],
    note: '',
  },
};
