import type { Purpose } from '@pawsume/contract/page-settings';
import type { Column, Source } from '../page.ts';

/** The parts that a page may have. */
export type SectionName =
  | 'about'
  | 'goodToKnow'
  | 'goodWith'
  | 'identification'
  | 'rental'
  | 'training'
  | 'owner'
  | 'health'
  | 'day'
  | 'enclosure'
  | 'travel'
  | 'care'
  | 'background'
  | 'nextHome'
  | 'emergency'
  | 'references';

/** A section on the page of a purpose: where it stands, and what of it. */
export interface Place {
  section: SectionName;
  title?: (petName: string, isSeveral: boolean) => string;
  column?: Column;
  movable?: boolean;
  /** It says all it has, also what the prose tells, and gives way late: it is looked for here, or is the prose itself. */
  inFull?: true;
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
const inMain = { column: 'main', movable: false } as const;
const fromSide = { column: 'side', movable: true } as const;
const inSide = { column: 'side', movable: false } as const;

const about = { section: 'about', inFull: true } as const;
const owner = { section: 'owner', inFull: true } as const;
const goodToKnow = { section: 'goodToKnow', inFull: true } as const;
const goodWith = { section: 'goodWith', inFull: true } as const;
const emergency = { section: 'emergency', inFull: true } as const;
const references = { section: 'references', inFull: true } as const;

/** Good to know has a place on every page: what speaks against a pet is kept from nobody. */
export const PAGES: Record<Purpose, PageOfPurpose> = {
  Renting: {
    kind: 'Rental résumé',
    contactTitle: meet,
    withoutFacts: [],
    sections: [
      about,
      goodToKnow,
      { section: 'rental' },
      { section: 'training' },
      owner,
      { section: 'health' },
      { section: 'day', ...fromSide, only: ['routine'] },
      { section: 'enclosure' },
      { section: 'travel' },
      { section: 'care' },
      { section: 'background' },
      { ...emergency, title: () => 'Vet', only: ['vet_name'] },
      references,
    ],
    note: '',
  },
  Rehoming: {
    kind: 'Adoption résumé',
    contactTitle: meet,
    withoutFacts: [],
    sections: [
      about,
      { ...goodWith, title: (name, isSeveral) => `Who ${name} ${isSeveral ? 'are' : 'is'} good with` },
      goodToKnow,
      { section: 'nextHome', title: () => 'The right home', ...inMain, inFull: true },
      { section: 'health', ...fromSide, inFull: true },
      { section: 'training', ...inSide },
      { section: 'day', ...fromSide },
      { section: 'enclosure' },
      { section: 'care' },
      { section: 'background', title: (name, isSeveral) => `Where ${name} ${isSeveral ? 'come' : 'comes'} from` },
      { section: 'rental', title: () => 'At home', ...fromSide },
      { ...owner, title: () => 'Who writes this' },
      references,
    ],
    note: '',
  },
  Travel: {
    kind: 'Travel résumé',
    contactTitle: () => 'Travelling together',
    withoutFacts: ['pet_type', 'breed', 'pet_age', 'gender', 'colour_markings', 'weight', 'is_microchipped'],
    sections: [
      { section: 'identification', ...inMain, inFull: true },
      {
        section: 'travel',
        title: () => 'Travel record',
        ...inMain,
        inFull: true,
        only: ['has_traveled', 'travel_modes', 'travel_history', 'travel_stress', 'travel_banned'],
      },
      goodToKnow,
      {
        section: 'health',
        title: () => 'Health and vaccinations',
        inFull: true,
        only: ['vaccinations', 'vaccine_dates', 'spayed_neutered', 'health_description'],
      },
      { section: 'training' },
      { ...about, movable: true },
      { section: 'enclosure' },
      { section: 'care' },
      { ...emergency, title: () => 'Vet', only: ['vet_name', 'after_hours_vet'] },
      { ...owner, ...fromSide },
      references,
    ],
    note: 'Not a veterinary health certificate.',
  },
  Sitter: {
    kind: 'Care sheet',
    contactTitle: () => 'Reach us',
    withoutFacts: [],
    sections: [
      goodToKnow,
      { section: 'day', ...inMain, inFull: true },
      emergency,
      { section: 'health', ...fromSide, inFull: true },
      { section: 'enclosure', ...inMain, inFull: true },
      { section: 'care', ...fromSide, inFull: true },
      { section: 'training' },
      { ...about, movable: true },
      { section: 'rental', title: () => 'At home', ...fromSide, only: ['noise'] },
      { ...owner, ...fromSide },
      { ...references, title: () => 'Who knows us' },
    ],
    note: '',
  },
  'Just because': {
    kind: 'Pet résumé',
    contactTitle: meet,
    withoutFacts: ['is_microchipped'],
    sections: [
      { ...about, title: (name) => `The story of ${name}` },
      { ...owner, title: () => 'The human' },
      { section: 'training', title: () => 'Skills', ...fromSide },
      { section: 'travel', title: () => 'Adventures', only: ['has_traveled', 'travel_modes', 'travel_history'] },
      { section: 'background', title: () => 'How we met' },
      { section: 'day', ...fromSide, only: ['routine'] },
      { section: 'care' },
      { ...goodToKnow, movable: true },
    ],
    note: '',
  },
};
