import { expect, test } from 'vitest';
import { answersIn, copyOf, mergeAnswers, same } from './form-values.ts';

test('answers that say the same are the same, whatever order their keys are in', () => {
  const left = { name: 'Zoë 🐾', modes: ['Air', 'Car'], contacts: { Vet: { name: 'Dr. Shah' } } };
  const right = { contacts: { Vet: { name: 'Dr. Shah' } }, modes: ['Air', 'Car'], name: 'Zoë 🐾' };
  expect(same(left, right)).toBe(true);
});

test.each([
  ['a changed text', { name: 'Zoë' }, { name: 'Zoe' }],
  ['a list in another order', { modes: ['Air', 'Car'] }, { modes: ['Car', 'Air'] }],
  ['a longer list', { modes: ['Air'] }, { modes: ['Air', 'Car'] }],
  ['a nested change', { vet: { name: '' } }, { vet: { name: 'Dr. Shah' } }],
  ['a missing key', { name: '' }, {}],
  ['nothing and an empty text', { name: null }, { name: '' }],
])('%s makes a difference', (_, left, right) => {
  expect(same(left, right)).toBe(false);
  expect(same(right, left)).toBe(false);
});

test('a file is the same only as itself', () => {
  const file = new File(['a'], 'pet.jpg');
  expect(same({ file }, { file })).toBe(true);
  expect(same({ file }, { file: new File(['b'], 'pet.jpg') })).toBe(false);
});

test('a copy stays as it is when the original changes, and keeps files themselves', () => {
  const file = new File(['a'], 'pet.jpg');
  const values = { picture: { file }, modes: ['Air'], contacts: { Vet: { name: '' } } };
  const copy = copyOf(values);
  values.contacts.Vet.name = 'Dr. Shah';
  values.modes.push('Car');
  expect(copy).toEqual({ picture: { file }, modes: ['Air'], contacts: { Vet: { name: '' } } });
  expect(copy.picture.file).toBe(file);
});

test('answers are listed by their place, a list as one answer', () => {
  const file = new File([], 'a.jpg');
  expect(answersIn({ a: 'x', contacts: { Vet: { name: 'y' } }, list: ['p', 'q'], file })).toEqual([
    ['a', 'x'],
    ['contacts.Vet.name', 'y'],
    ['list', ['p', 'q']],
    ['file', file],
  ]);
});

test('merging takes what was changed here and leaves the rest as it is elsewhere', () => {
  const base = { a: '1', b: '1', c: { d: '1', e: '1' }, list: ['x'] };
  const mine = { a: 'mine', b: '1', c: { d: 'mine', e: '1' }, list: ['x'] };
  const theirs = { a: 'theirs', b: 'theirs', c: { d: '1', e: 'theirs' }, list: ['x', 'y'] };
  expect(mergeAnswers({ mine, base, theirs })).toEqual({
    a: 'mine',
    b: 'theirs',
    c: { d: 'mine', e: 'theirs' },
    list: ['x', 'y'],
  });
});
