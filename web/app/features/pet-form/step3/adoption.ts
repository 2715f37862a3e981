import { joinRehomed, splitRehomed } from '@pawsume/contract/pet-steps/rehomed';
import type { Step3 } from '@pawsume/contract/pet-steps/step3';
import { z } from 'zod';

type AdoptionType = Step3['adoption_type'];

/** Each answer keeps its own text while another is tried; Breeder and Pet Store share one. */
export const adoptionTexts = z.object({
  shelter: z.string(),
  rescue_organization: z.string(),
  seller: z.string(),
  rehomed: z.object({ count: z.string(), details: z.string() }),
  rescued: z.string(),
  other: z.string(),
});

export type AdoptionTexts = z.infer<typeof adoptionTexts>;

const NO_TEXTS: AdoptionTexts = {
  shelter: '',
  rescue_organization: '',
  seller: '',
  rehomed: { count: '', details: '' },
  rescued: '',
  other: '',
};

const TEXT_OF = {
  Shelter: 'shelter',
  'Rescue Organization': 'rescue_organization',
  Breeder: 'seller',
  'Pet Store': 'seller',
  Rescued: 'rescued',
  Other: 'other',
} as const;

/** The stored string, split into what the form asks. */
export const textsOfAdoption = (type: AdoptionType, stored: string): AdoptionTexts => {
  if (type === '') return NO_TEXTS;
  if (type === 'Rehomed') return { ...NO_TEXTS, rehomed: splitRehomed(stored) };
  return { ...NO_TEXTS, [TEXT_OF[type]]: stored };
};

/** What is stored: the text of the answer that stands. */
export const detailsOfAdoption = (type: AdoptionType, texts: AdoptionTexts): string => {
  if (type === '') return '';
  if (type !== 'Rehomed') return texts[TEXT_OF[type]];
  const { count, details } = texts.rehomed;
  return count === '' ? details : joinRehomed({ count, details });
};

/** Where in the form the text stands that `adoption_details` is made of. */
export const placeOfDetails = (type: AdoptionType): string[] => {
  if (type === '') return ['adoption_type'];
  return type === 'Rehomed' ? ['adoption', 'rehomed', 'details'] : ['adoption', TEXT_OF[type]];
};
