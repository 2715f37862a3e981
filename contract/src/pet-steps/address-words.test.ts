import { expect, test } from 'vitest';
import { addressWords, isCountry } from './address-words.ts';
import { step4Input } from './step4.ts';
import { step4Labels } from './step4-labels.ts';

test.each([
  ['Canada', 'Province', 'Postal code'],
  [' canada ', 'Province', 'Postal code'],
  ['U.S.A.', 'State', 'ZIP'],
  ['England', 'County', 'Postcode'],
  ['Österreich', 'State', 'Postal code'],
  ['España', 'Province', 'Postal code'],
  ['Suisse', 'Canton', 'Postal code'],
  ['日本', 'State', 'ZIP'],
])('somebody in %s is asked for their %s and %s', (country, state, zip) => {
  expect(addressWords(country)).toEqual({ state, zip });
});

test.each(['', 'Can', 'Atlantis'])(
  'where the country is not known (%j) the words of the specification stand',
  (country) => {
    expect(addressWords(country)).toEqual({ state: step4Labels.state, zip: step4Labels.zip });
    expect(isCountry(country)).toBe(false);
  },
);

test.each(['B3H 2X4', '94107-1234', 'SW1A 1AA', 'D02 AF30', '1010', '1234 AB', '〒100-0001', '110 001', 'LV-1050'])(
  'the code %s is taken as it is',
  (zip) => {
    expect(step4Input.parse({ zip }).zip).toBe(zip);
  },
);
