import { messages } from '@pawsume/contract/messages';
import { emptyStep2, type Step2 } from '@pawsume/contract/pet-steps/step2';
import { getStep2, saveStep2 } from '@pawsume/contract/pets';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import type { Prose } from '@pawsume/contract/resumes';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  button,
  dialog,
  expectAddress,
  expectKept,
  expectNothingKept,
  field,
  fillStorage,
  findConnection,
  loseConnection,
  words,
} from '../harness/finders.ts';
import { open } from '../harness/open.tsx';
import { owner } from '../harness/people.ts';
import { prose } from '../harness/pets.ts';
import { Saves } from '../harness/saves.ts';

const MINE = 'Mine, as 雪球 🐾 likes it.';
const THEIRS = 'Theirs.';

/** The two forms that are kept: a step, and the text of a résumé. */
const FORMS = [
  {
    name: 'a step',
    path: '/form2?pet_id=2',
    typed: 'training_description',
    label: 'Training description',
    other: 'health_description',
    save: 'Save',
    leave: 'Back to profile',
    left: '/profile',
    saved: '/form2?pet_id=2',
    put: saveStep2,
    saves: () => new Saves<Partial<Step2 & Prose>>(getStep2, saveStep2, emptyStep2),
  },
  {
    name: 'the text of a résumé',
    path: '/resume/1/edit',
    typed: 'one_liner_description',
    label: 'One-liner description',
    other: 'rewritten_owner_description',
    save: 'Save Changes',
    leave: 'Cancel',
    left: '/resume/1',
    saved: '/resume/1',
    put: saveProse,
    saves: () => new Saves<Partial<Step2 & Prose>>(getProse, saveProse, { ...prose, ...{ pet_id: 1, sentences: [] } }),
  },
] as const;

describe.each(FORMS)('$name', ({ path, typed, label, other, save, leave, left, saved, put, saves }) => {
  const mine = field(label);
  const show = async (kept = saves()) => {
    const opened = await open(path, [...owner.answers, ...kept.answers]);
    await expect.element(mine).toBeVisible();
    return { ...opened, kept };
  };
  const leaveQuestion = dialog(messages.forms.leaveQuestion);
  const conflict = dialog(messages.forms.conflictTitle);

  test('keeps a draft through a reload, and through Discard and Undo', async () => {
    const { reload } = await show();
    await mine.fill(MINE);
    await expect.element(words(messages.forms.keptHere)).toBeVisible();
    await expectKept(MINE);
    await reload();
    await expect.element(mine).toHaveValue(MINE);
    await button('Discard').click();
    await expect.element(mine).not.toHaveValue(MINE);
    await button('Undo').click();
    await expect.element(mine).toHaveValue(MINE);
    await button(save).click();
    await expectAddress(saved);
    await expectNothingKept();
  });

  test('takes a discarded draft back from the next screen too', async () => {
    const { reload, go } = await show();
    await mine.fill(MINE);
    await expectKept(MINE);
    await reload();
    await button('Discard').click();
    await button(leave).click();
    await expectAddress(left);
    await button('Undo').click();
    await go(path);
    await expect.element(mine).toHaveValue(MINE);
  });

  test('asks before it is left, and keeps what was typed with both answers', async () => {
    const { go, kept } = await show();
    await mine.fill(MINE);
    await button(leave).click();
    await button('Keep as draft').click();
    await expectAddress(left);
    await go(path);
    await expect.element(mine).toHaveValue(MINE);
    await button(leave).click();
    await expect.element(leaveQuestion).toBeVisible();
    await button('Save and continue').click();
    await expectAddress(left);
    expect(kept.now).toMatchObject({ [typed]: MINE, version: 2 });
  });

  test('compares only what both changed, and saves mine over it', async () => {
    const { kept } = await show();
    await mine.fill(MINE);
    kept.elsewhere({ [typed]: THEIRS, [other]: 'Changed there alone.' });
    await button(save).click();
    await expect.element(conflict).toMatchTextContent(THEIRS);
    expect(conflict.getByRole('listitem').elements()).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(mine).toHaveValue(MINE);
    await button(save).click();
    await button('Keep mine').click();
    await expect.poll(() => kept.now).toMatchObject({ [typed]: MINE, [other]: 'Changed there alone.' });
  });

  test('takes the other answers, and sets mine aside for later', async () => {
    const { kept, reload } = await show();
    await mine.fill(MINE);
    kept.elsewhere({ [typed]: THEIRS });
    await button(save).click();
    await button('Take the other').click();
    await expect.element(mine).toHaveValue(THEIRS);
    await reload();
    await expect.element(mine).toHaveValue(THEIRS);
    await button('Show mine').click();
    await expect.element(mine).toHaveValue(MINE);
    await button(save).click();
    await expect.poll(() => kept.now).toMatchObject({ [typed]: MINE });
  });

  test('compares a draft that is older than a save on another device', async () => {
    const { kept, go } = await show();
    await mine.fill(MINE);
    await expectKept(MINE);
    await button(leave).click();
    await button('Keep as draft').click();
    kept.elsewhere({ [typed]: THEIRS });
    await go(path);
    await expect.element(mine).toHaveValue(MINE);
    await button(save).click();
    await expect.element(conflict).toMatchTextContent(THEIRS);
    await button('Keep mine').click();
    await expect.poll(() => kept.now).toMatchObject({ [typed]: MINE });
  });

  test('keeps what is typed while it is being saved', async () => {
    const { kept, server } = await show();
    const saving = Promise.withResolvers<void>();
    const store = kept.answers.findLast(({ call }) => call === put);
    server.now({ call: put, reply: (received) => saving.promise.then(() => store?.reply(received)) });
    await mine.fill('Not yet all.');
    await button(save).click();
    await expect.poll(() => server.sentTo(put)).toHaveLength(1);
    await mine.fill(MINE);
    saving.resolve();
    await expect.poll(() => kept.now).toMatchObject({ [typed]: 'Not yet all.' });
    await expect.element(mine).toHaveValue(MINE);
    if (left === saved) await button('Save and continue').click();
    else await button(save).click();
    await expect.poll(() => kept.now).toMatchObject({ [typed]: MINE });
  });

  test('says that the connection is lost, and saves on command once it is back', async () => {
    const { kept } = await show();
    await mine.fill(MINE);
    loseConnection();
    await expect.element(words(messages.forms.offline)).toBeVisible();
    findConnection();
    await expect.element(words(messages.forms.onlineAgain)).toBeVisible();
    await button('Save now').click();
    await expect.poll(() => kept.now).toMatchObject({ [typed]: MINE });
  });

  describe('where the device keeps nothing', () => {
    test('promises no draft, and has the browser ask before it is closed', async () => {
      fillStorage();
      await show();
      await mine.fill(MINE);
      await expect.element(words(messages.forms.notSaved)).toBeVisible();
      loseConnection();
      await expect.element(words(messages.forms.offlineUnkept)).toBeVisible();
      await button(leave).click();
      await expect.element(leaveQuestion).toMatchTextContent(messages.forms.leaveUnkept);
      await expect.element(button('Leave without saving')).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(mine).toHaveValue(MINE);
      const closing = new Event('beforeunload', { cancelable: true });
      dispatchEvent(closing);
      expect(closing.defaultPrevented).toBe(true);
    });

    test('takes the other answers, and mine back', async () => {
      fillStorage();
      const { kept } = await show();
      await mine.fill(MINE);
      kept.elsewhere({ [typed]: THEIRS });
      await button(save).click();
      await button('Take the other').click();
      await expect.element(mine).toHaveValue(THEIRS);
      await expect.element(words(messages.forms.asideNotKept)).toBeVisible();
      await button('Undo').click();
      await expect.element(mine).toHaveValue(MINE);
    });
  });
});
