import { expect, test } from 'vitest';
import { missingFields, placeOfProfile, withPlace } from './profile-fields.ts';

const filled = { name: 'Jo', email: 'jo@example.com', profession: 'Nurse', address: 'Elm Street 1', phone: '1' };

const account = {
  ...filled,
  username: 'jo',
  picture: null,
  is_profile_completed: true,
  download_credits: 0,
  subscription_status: 'free',
};

test('a filled profile misses nothing', () => {
  expect(missingFields(filled)).toEqual([]);
});

test('fields that are empty or blank are named by their labels, in the order of the form', () => {
  expect(missingFields({ ...filled, name: '', profession: '', phone: ' \n' })).toEqual([
    'Full Name',
    'Profession',
    'Phone',
  ]);
});

test('a place read from the address follows the address, and a typed place stays', () => {
  const user = { ...account, address: '14 Elm Street, Halifax, NS' };
  const read = placeOfProfile(user);
  expect(read).toEqual({ city: 'Halifax', state: 'NS', country: '' });
  const moved = { ...user, address: '9 New Road, Truro, NS' };
  expect(withPlace(user, { ...moved, ...read })).toMatchObject({ city: '', state: '', country: '' });
  expect(withPlace(user, { ...moved, ...read, city: 'Truro' })).toMatchObject({ city: 'Truro', state: 'NS' });
});
