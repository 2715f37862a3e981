import { createFormControl } from 'react-hook-form';
import { expect, test } from 'vitest';
import { ApiError, offline } from '~/api/api-error.ts';
import { createAnswers, type SavedAnswers } from './answers.ts';
import { type Saving, saveAnswers } from './save-answers.ts';

interface Values {
  name: string;
  age: string;
}

const loaded = { values: { name: 'Bo', age: '3' }, version: 4 };
const labels = { name: 'Pet Name', age: 'Pet Age' };
const changedElsewhere = new ApiError({ status: 409, code: 'changed_elsewhere' });

const typing = (typed: Partial<Values>) => {
  const form = createFormControl<Values>({ defaultValues: loaded.values });
  const answers = createAnswers(form, loaded);
  answers.show({ ...loaded.values, ...typed });
  const save = (send: (version: number | undefined) => Promise<Saving<Values>>, reload = never) =>
    saveAnswers({ answers, send, reload, labels });
  return { form, answers, save };
};

const never = (): Promise<SavedAnswers<Values>> => Promise.reject(new Error('Nothing was to be loaded.'));
const refuse = () => Promise.reject(changedElsewhere);

test('a save names the save it is based on, and the form is then based on it', async () => {
  const { answers, save } = typing({ age: '4' });
  const named: unknown[] = [];
  const send = async (version: number | undefined) => {
    named.push(version);
    return { version: 5 };
  };
  expect(await save(send)).toBeNull();
  expect(named).toEqual([4]);
  expect(answers.isUnsaved()).toBe(false);
  expect(answers.baseVersion()).toBe(5);
});

test('what saving itself changed is shown', async () => {
  const { form, save } = typing({ age: '4 ' });
  await save(async () => ({ version: 5, changed: { age: '4' } }));
  expect(form.getValues('age')).toBe('4');
});

test('what was typed while a save travelled stays, and is unsaved', async () => {
  const { form, answers, save } = typing({ age: '4' });
  await save(async () => {
    form.setValue('name', 'Biscuit');
    return { version: 5 };
  });
  expect(form.getValues()).toEqual({ name: 'Biscuit', age: '4' });
  expect(answers.saved()).toEqual({ name: 'Bo', age: '4' });
  expect(answers.isUnsaved()).toBe(true);
});

test('where something else was saved elsewhere meanwhile, nothing is saved and the difference is told', async () => {
  const { form, answers, save } = typing({ age: '4' });
  const theirs = { values: { name: 'Bob', age: '5' }, version: 6 };
  const conflict = await save(refuse, async () => theirs);
  expect(conflict).toEqual({
    theirs,
    merged: { name: 'Bob', age: '4' },
    differences: [{ label: 'Pet Age', mine: '4', theirs: '5' }],
  });
  expect(form.getValues('age')).toBe('4');
  expect(answers.baseVersion()).toBe(4);
});

test('a save that was stored already, because only its answer was lost, counts as saved', async () => {
  const { answers, save } = typing({ age: '4' });
  expect(await save(refuse, async () => ({ values: { name: 'Bo', age: '4' }, version: 5 }))).toBeNull();
  expect(answers.isUnsaved()).toBe(false);
  expect(answers.baseVersion()).toBe(5);
});

test('where the other answers cannot be loaded, the refusal stands', async () => {
  const { answers, save } = typing({ age: '4' });
  await expect(save(refuse, () => Promise.reject(offline(new TypeError('Failed to fetch'))))).rejects.toBe(
    changedElsewhere,
  );
  expect(answers.isUnsaved()).toBe(true);
});

test('a save that fails otherwise changes nothing', async () => {
  const { answers, save } = typing({ age: '4' });
  const down = new ApiError({ status: 503, code: 'unknown' });
  await expect(save(() => Promise.reject(down))).rejects.toBe(down);
  expect(answers.baseVersion()).toBe(4);
  expect(answers.isUnsaved()).toBe(true);
});
