import { expect, test } from 'vitest';
import { detectConflict, theirsInForm } from './conflict.ts';

const labels = { weight: 'Weight', breed: 'Breed', training: 'Training', chipped: 'Chipped' };
const base = { weight: '10 lbs', breed: '', training: ['Obedience'], chipped: false, picture: { kind: 'none' } };

test('only what was changed both here and elsewhere differs; all else is taken over', () => {
  const theirs = { values: { ...base, weight: '11 lbs', breed: 'Labrador' }, version: 4 };
  const { differences, merged } = detectConflict({ mine: { ...base, weight: '12 lbs' }, base, theirs, labels });
  expect(differences).toEqual([{ label: 'Weight', mine: '12 lbs', theirs: '11 lbs' }]);
  expect(merged).toEqual({ ...base, weight: '12 lbs', breed: 'Labrador' });
});

test('without a known base everything that is not the same differs', () => {
  const theirs = { values: { ...base, breed: 'Labrador' }, version: 4 };
  const mine = { ...base, weight: '12 lbs' };
  const { differences, merged } = detectConflict({ mine, base: null, theirs, labels });
  expect(differences.map(({ label }) => label)).toEqual(['Weight', 'Breed']);
  expect(merged).toEqual(mine);
});

test('two saves that say the same do not differ, and what has no label is not compared', () => {
  const mine = { ...base, training: ['Obedience', 'Service'], picture: { kind: 'ready' } };
  const theirs = { values: { ...base, training: ['Obedience', 'Service'] }, version: 1 };
  expect(detectConflict({ mine, base, theirs, labels }).differences).toEqual([]);
});

test('answers are told in words', () => {
  const mine = { ...base, training: ['Obedience', 'Service'], chipped: true };
  const theirs = { values: { ...base, training: [] }, version: 1 };
  expect(detectConflict({ mine, base, theirs, labels }).differences).toEqual([
    { label: 'Training', mine: 'Obedience, Service', theirs: '' },
    { label: 'Chipped', mine: 'Yes', theirs: 'No' },
  ]);
});

test('what a draft cannot keep, such as a picture, stays in the form beside their answers', () => {
  const { picture: _, ...kept } = base;
  const typed = { ...base, weight: '12 lbs', picture: { kind: 'ready' } };
  expect(theirsInForm({ ...base, weight: '11 lbs' }, typed, kept)).toEqual({
    ...base,
    weight: '11 lbs',
    picture: { kind: 'ready' },
  });
});
