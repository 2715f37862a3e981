import type { Purpose } from '@pawsume/contract/page-settings';

/** What a story may tell after who the pet is. */
export type Part = 'training' | 'home' | 'company' | 'care' | 'alone' | 'health' | 'travel' | 'nextHome';

/** What can be said in one line where the owner's description gives none. */
export type Highlight = 'renting' | 'state' | 'travel';

interface Telling {
  /** The first is told first; where there is too much, the last goes first. */
  parts: readonly Part[];
  highlights: readonly Highlight[];
  /** Whether those come before what the owner's description says. */
  highlightsFirst: boolean;
  /** How long the texts are where there is enough to tell, in characters. */
  aim: { pet: number; owner: number };
}

/** How a pet is told to each reader: what comes first, and how much of it. */
export const TELLINGS: Record<Purpose, Telling> = {
  Renting: {
    parts: ['training', 'home', 'company', 'care', 'alone', 'health', 'travel'],
    highlights: ['renting', 'state', 'travel'],
    highlightsFirst: false,
    aim: { pet: 900, owner: 500 },
  },
  Rehoming: {
    parts: ['company', 'training', 'nextHome', 'health', 'care', 'alone', 'home', 'travel'],
    highlights: ['state', 'renting', 'travel'],
    highlightsFirst: false,
    aim: { pet: 900, owner: 350 },
  },
  Travel: {
    parts: ['travel', 'health', 'company', 'training', 'care', 'alone', 'home'],
    highlights: ['travel', 'state', 'renting'],
    highlightsFirst: true,
    aim: { pet: 420, owner: 200 },
  },
  Sitter: {
    parts: ['alone', 'care', 'company', 'health', 'training', 'home', 'travel'],
    highlights: ['state', 'travel', 'renting'],
    highlightsFirst: false,
    aim: { pet: 600, owner: 250 },
  },
  'Just because': {
    parts: ['training', 'travel', 'company', 'care', 'alone', 'home', 'health'],
    highlights: ['travel', 'state', 'renting'],
    highlightsFirst: false,
    aim: { pet: 900, owner: 700 },
  },
};
