import { expect, test } from 'vitest';
import { splitAddress } from './split-address.ts';

const NONE = { street: '', city: '', state: '', country: '', zip: '' };
const wordsOf = (address: string): string[] => address.split(/[\s,]+/u).toSorted();

test.each([
  [
    '14 Elm Street, Apt 3, Halifax, NS B3H 2X4',
    { street: '14 Elm Street, Apt 3', city: 'Halifax', state: 'NS', zip: 'B3H 2X4' },
  ],
  [
    '1455 Riverside Drive South, Building C, Ottawa, Ontario K1G 4X9, Canada',
    {
      street: '1455 Riverside Drive South, Building C',
      city: 'Ottawa',
      state: 'Ontario',
      zip: 'K1G 4X9',
      country: 'Canada',
    },
  ],
  [
    '1 Main St, Springfield, IL 62701-1234, USA',
    { street: '1 Main St', city: 'Springfield', state: 'IL', zip: '62701-1234', country: 'USA' },
  ],
  ['221B Baker Street, London NW1 6XE', { street: '221B Baker Street, London NW1 6XE' }],
  [
    'Lindenstraße 5, 10969 Berlin, Germany',
    { street: 'Lindenstraße 5', city: 'Berlin', zip: '10969', country: 'Germany' },
  ],
  [
    'Damrak 1, 1012 AB Amsterdam, Nederland',
    { street: 'Damrak 1', city: 'Amsterdam', zip: '1012 AB', country: 'Nederland' },
  ],
  ['12 Elm Street\nHalifax', { street: '12 Elm Street, Halifax' }],
  ['Halifax, NS', { city: 'Halifax', state: 'NS' }],
  ['Elm Street 1', { street: 'Elm Street 1' }],
  ['Canada', { country: 'Canada' }],
  ['', {}],
])('%j is split where its parts are certain', (address, parts) => {
  expect(splitAddress(address)).toEqual({ ...NONE, ...parts });
});

test.each([
  '12, rue de la Paix, 75002 Paris, France',
  'Apt 4B, Elm Street, Halifax, NS, B3H 2X4, Canada',
  'Flat 301, Lotus Apartments, MG Road, Indiranagar, Bengaluru 560038',
  '1200, rue Ontario, Montréal QC H2X 1Y4',
  'Via del Corso 12, 00184 Roma RM, Italia',
])('%j loses no word', (address) => {
  expect(wordsOf(Object.values(splitAddress(address)).filter(Boolean).join(' '))).toEqual(wordsOf(address));
});
