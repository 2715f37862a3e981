import { expect, test } from 'vitest';
import { missingFields } from './profile-fields.ts';

const filled = { name: 'Jo', email: 'jo@example.com', profession: 'Nurse', address: 'Elm Street 1', phone: '1' };

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
