import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { createAnswers } from './answers.ts';

const loaded = { values: { name: 'Bo', age: '3' }, version: 4 };

const opened = () => {
  const form = createFormControl({ defaultValues: loaded.values });
  // Until a screen shows it, React Hook Form takes nothing that is typed.
  form.reset(loaded.values);
  return { form, answers: createAnswers(form, loaded) };
};

test('what the server has is not unsaved; what is typed over it is, until it is typed back', () => {
  const { form, answers } = opened();
  expect(answers.isUnsaved()).toBe(false);
  form.setValue('name', 'Biscuit');
  expect(answers.isUnsaved()).toBe(true);
  form.setValue('name', 'Bo');
  expect(answers.isUnsaved()).toBe(false);
});

test('what is typed is based on what the server had, as long as that is known', () => {
  const { answers } = opened();
  expect(answers.base()).toEqual(loaded.values);
  answers.restore({ name: 'Biscuit', age: '3' }, 2);
  expect(answers.baseVersion()).toBe(2);
  expect(answers.base()).toBeNull();
});

test('newer answers of the server become the base of the form, under what it shows', () => {
  const { form, answers } = opened();
  answers.rebase({ values: { name: 'Bo', age: '4' }, version: 5 }, { name: 'Biscuit', age: '4' });
  expect(form.getValues()).toEqual({ name: 'Biscuit', age: '4' });
  expect(answers.saved()).toEqual({ name: 'Bo', age: '4' });
  expect(answers.baseVersion()).toBe(5);
  expect(answers.isUnsaved()).toBe(true);
});

test('discarding can be undone, with the save that the draft was based on', () => {
  const { form, answers } = opened();
  answers.restore({ name: 'Biscuit', age: '3' }, 2);
  const undo = answers.discard();
  expect(form.getValues()).toEqual(loaded.values);
  expect(answers.baseVersion()).toBe(4);
  undo();
  expect(form.getValues()).toEqual({ name: 'Biscuit', age: '3' });
  expect(answers.baseVersion()).toBe(2);
});

test('typed answers are a copy that later typing does not change', () => {
  const { form, answers } = opened();
  const typed = answers.typed();
  form.setValue('name', 'Biscuit');
  expect(typed).toEqual(loaded.values);
});
