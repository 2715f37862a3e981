import type { SamplePage } from './resume-picture.tsx';

export interface Sample {
  purpose: string;
  /** Each reader's is of another pet; one more, under a watermark, is not among them. */
  page: Exclude<SamplePage, 'sample'>;
  title: string;
  /** What stands on that page, as its reader takes it in. */
  read: readonly string[];
}

/** For each reader a page, and what they have seen of it after ten seconds. */
export const SAMPLES: readonly Sample[] = [
  {
    purpose: 'Renting',
    page: 'biscuit',
    title: 'What a landlord reads in ten seconds',
    read: [
      'Two years in a rented home, no complaints or damage',
      'House-trained, crate-trained, vaccinated',
      'What frightens her, and what is done about it',
      'A landlord and a vet to call',
    ],
  },
  {
    purpose: 'Rehoming',
    page: 'rufus',
    title: 'What an adopter reads in ten seconds',
    read: [
      'Good with children and dogs; cats not tried yet',
      'Microchipped, vaccinated, third dose still due',
      'He chewed a baseboard: said, not hidden',
      'The home that would suit him',
    ],
  },
  {
    purpose: 'Travel',
    page: 'zoe',
    title: 'What an airline reads in ten seconds',
    read: [
      'Species, breed, age, colour, weight, chip number',
      'Vaccines with their dates',
      'City only: no street, no telephone',
      'What frightens her',
    ],
  },
  {
    purpose: 'Sitter',
    page: 'gizmo',
    title: 'What a sitter reads in ten seconds',
    read: [
      'When and what to feed',
      'How warm, how damp, how long the light',
      'What to leave alone',
      'Which vet to call',
    ],
  },
  {
    purpose: 'Just because',
    page: 'bubbles',
    title: 'What everybody reads in ten seconds',
    read: ['Who Sir Bubbles is', 'How he came to his human', 'His adventures: none yet'],
  },
];
