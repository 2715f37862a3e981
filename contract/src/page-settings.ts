import { z } from 'zod';
import { defineCall } from './call.ts';
import { done, idParams } from './fields.ts';

/** Whom a résumé is for. */
export const PURPOSES = ['Renting', 'Rehoming', 'Travel', 'Sitter', 'Just because'] as const;
export type Purpose = (typeof PURPOSES)[number];

export const DESIGNS = ['Classic', 'Modern', 'Playful'] as const;
export type DesignName = (typeof DESIGNS)[number];

export const ACCENTS = ['Forest', 'Ocean', 'Plum', 'Brick', 'Slate'] as const;
export type AccentName = (typeof ACCENTS)[number];

/** As `#RRGGBB`. */
export const ACCENT_COLOURS: Record<AccentName, string> = {
  Forest: '#1F5B45',
  Ocean: '#12557D',
  Plum: '#68305F',
  Brick: '#8C3B2E',
  Slate: '#414B57',
};

export const PAPERS = ['A4', 'US Letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** In millimetres. */
export const PAPER_SIZES: Record<Paper, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  'US Letter': { width: 215.9, height: 279.4 },
};

/** How a page looks. */
export const look = z.object({ design: z.enum(DESIGNS), accent: z.enum(ACCENTS), paper: z.enum(PAPERS) });
export type Look = z.infer<typeof look>;

export const DEFAULT_LOOK: Look = { design: 'Classic', accent: 'Forest', paper: 'A4' };

/** What of the owner and of others a page shows. Without `address` it names city and region only. */
export const shown = z.object({
  address: z.boolean(),
  phone: z.boolean(),
  email: z.boolean(),
  references: z.boolean(),
});
export type Shown = z.infer<typeof shown>;

const CITY_ONLY: Shown = { address: false, phone: false, email: false, references: false };
const ALL: Shown = { address: true, phone: true, email: true, references: true };

/** What is shown until somebody says otherwise. */
export const SHOWN_BY_DEFAULT: Record<Purpose, Shown> = {
  Renting: ALL,
  Rehoming: CITY_ONLY,
  Travel: CITY_ONLY,
  Sitter: ALL,
  'Just because': CITY_ONLY,
};

/** What is chosen for the page of one résumé, beside its text. */
export const pageSettings = look.extend({ purpose: z.enum(PURPOSES), shown });
export type PageSettings = z.infer<typeof pageSettings>;

/** Where nothing is chosen. */
export const DEFAULT_PAGE: PageSettings = { ...DEFAULT_LOOK, purpose: 'Renting', shown: SHOWN_BY_DEFAULT.Renting };

/** What is chosen; what is left out stays as it is, or as its purpose has it. */
export const pageSettingsInput = look.partial().extend({
  purpose: z.enum(PURPOSES).optional(),
  shown: shown.partial().optional(),
});
export type PageSettingsInput = z.infer<typeof pageSettingsInput>;

export const changePageSettings = defineCall({
  tag: 'resumes',
  access: 'user',
  answerKind: 'json',
  status: 200,
  method: 'PUT',
  path: '/resumes/:id/page-settings',
  summary: 'Choose whom a résumé is for, what it shows and how it looks; its text stays as it is',
  params: idParams,
  body: pageSettingsInput,
  answer: done.extend({ page: pageSettings }),
});
