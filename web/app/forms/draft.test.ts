import { createFormControl } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { readDraft } from '~/lib/draft-store.ts';
import { createAnswers } from './answers.ts';
import { keepDraft, restoreDraft } from './draft.ts';

const place = { key: 'form', kept: z.object({ name: z.string() }) };

const open = (name: string, version: number) => {
  const values = { name, picture: { kind: 'none' } };
  const form = createFormControl({ defaultValues: values });
  // Until a screen shows it, React Hook Form takes nothing that is typed.
  form.reset(values);
  return { form, answers: createAnswers(form, { values, version }) };
};

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('what is typed and not saved comes back with the save it is based on, and without what a draft cannot keep', () => {
  const before = open('Bo', 4);
  before.form.reset({ name: 'Biscuit', picture: { kind: 'ready' } });
  expect(keepDraft(before.answers, place)).toBe(true);
  const after = open('Bob', 5);
  expect(restoreDraft(after.answers, place)).toBe(true);
  expect(after.form.getValues()).toEqual({ name: 'Biscuit', picture: { kind: 'none' } });
  expect(after.answers.baseVersion()).toBe(4);
});

test('answers that are typed back or saved leave no draft', () => {
  const { form, answers } = open('Bo', 4);
  form.setValue('name', 'Biscuit');
  keepDraft(answers, place);
  form.setValue('name', 'Bo');
  expect(keepDraft(answers, place)).toBe(true);
  expect(readDraft(place.key, place.kept)).toBeNull();
});

test('a draft that equals what the server has by now is dropped', () => {
  const before = open('Bo', 4);
  before.form.setValue('name', 'Biscuit');
  keepDraft(before.answers, place);
  const { answers } = open('Biscuit', 5);
  expect(restoreDraft(answers, place)).toBe(false);
  expect(answers.baseVersion()).toBe(5);
});

test('a device whose storage is full says that it keeps nothing', () => {
  const { form, answers } = open('Bo', 4);
  form.setValue('name', 'Biscuit');
  vi.stubGlobal('localStorage', undefined);
  expect(keepDraft(answers, place)).toBe(false);
});

test('a form without a place keeps nothing', () => {
  const { form, answers } = open('Bo', 4);
  form.setValue('name', 'Biscuit');
  expect(keepDraft(answers, { ...place, key: null })).toBe(false);
  expect(restoreDraft(answers, { ...place, key: null })).toBe(false);
});
