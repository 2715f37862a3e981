import { emptyStep4 } from '@pawsume/contract/pet-steps/step4';
import { expect, test } from 'vitest';
import { besideProfile, overProfile, ownerFromProfile } from './owner-from-profile.ts';

const me = {
  name: 'Jo Tester',
  email: 'jo@example.com',
  profession: 'Nurse',
  phone: '902 555 0100',
  address: '14 Elm Street, Halifax, NS B3H 2X4',
};
const profile = ownerFromProfile(me);

test('the profile answers what it can', () => {
  expect(profile).toEqual({
    ...emptyStep4,
    full_name: 'Jo Tester',
    email: 'jo@example.com',
    profession: 'Nurse',
    phone: '902 555 0100',
    street: '14 Elm Street',
    city: 'Halifax',
    state: 'NS',
    zip: 'B3H 2X4',
  });
  expect(ownerFromProfile(null)).toEqual(emptyStep4);
});

test('the place that the profile names stands in its fields', () => {
  const london = { ...me, address: '221B, Baker Street', city: 'London', state: '', country: 'United Kingdom' };
  expect(ownerFromProfile(london)).toMatchObject({
    street: '221B, Baker Street',
    city: 'London',
    country: 'United Kingdom',
  });
  expect(ownerFromProfile({ ...me, city: 'Halifax' })).toMatchObject({ street: '14 Elm Street', zip: 'B3H 2X4' });
  expect(ownerFromProfile({ ...me, city: 'Dartmouth' })).toMatchObject({ street: me.address, city: 'Dartmouth' });
});

test('an address that finds no room in its fields is left to the profile', () => {
  expect(ownerFromProfile({ ...me, address: 'x'.repeat(161) })).toMatchObject({ full_name: 'Jo Tester', street: '' });
});

test('what is not changed is not kept, and so follows the profile', () => {
  expect(besideProfile(profile, profile)).toEqual(emptyStep4);
  const kept = besideProfile({ ...profile, age: '41', profession: 'Vet' }, profile);
  expect(kept).toEqual({ ...emptyStep4, age: '41', profession: 'Vet' });
  const moved = ownerFromProfile({ ...me, phone: '1', address: '9 New Road, Truro, NS B2N 1G2' });
  expect(overProfile(kept, moved)).toEqual({ ...moved, age: '41', profession: 'Vet' });
});

test('an address that is changed in one part is kept as a whole', () => {
  const kept = besideProfile({ ...profile, city: 'Dartmouth' }, profile);
  expect(kept).toEqual({ ...emptyStep4, street: '14 Elm Street', city: 'Dartmouth', state: 'NS', zip: 'B3H 2X4' });
  const withoutStreet = besideProfile({ ...profile, street: '' }, profile);
  expect(overProfile(withoutStreet, profile)).toEqual({ ...profile, street: '' });
});

test('what is emptied is taken from the profile', () => {
  expect(overProfile(besideProfile({ ...profile, phone: '' }, profile), profile)).toEqual(profile);
});
