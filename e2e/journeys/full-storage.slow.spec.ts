import { messages } from '@pawsume/contract/messages';
import { getStep2, saveStep2 } from '@pawsume/contract/pets';
import { getProse, saveProse } from '@pawsume/contract/resume-text';
import { expect, type Page } from '@playwright/test';
import { arriveWithPet, arriveWithResume } from '../src/arrive.ts';
import { fillStorage, openStep, openText } from '../src/drafts.ts';
import { test } from '../src/test.ts';

const MINE = 'Mine.';
const THEIRS = 'Theirs.';

/** The forms that are kept: what is typed in each, and how another device saves something else there. */
const FORMS = [
  {
    name: 'a step',
    field: 'Training description',
    save: 'Save',
    leave: 'Back to profile',
    open: async (page: Page, username: string) => {
      const { petId, send } = await arriveWithPet(page, username);
      await openStep(page, 2, petId);
      return async () => {
        const params = { pet_id: petId };
        const { version: _version, ...answers } = await send(getStep2, { params });
        await send(saveStep2, { params, body: { ...answers, training_description: THEIRS } });
      };
    },
  },
  {
    name: 'a résumé’s text',
    field: 'One-liner description',
    save: 'Save Changes',
    leave: 'Cancel',
    open: async (page: Page, username: string) => {
      const { resumeId, send } = await arriveWithResume(page, username);
      await openText(page, resumeId);
      return async () => {
        const params = { id: resumeId };
        const { pet_id: _pet, version: _version, ...prose } = await send(getProse, { params });
        await send(saveProse, { params, body: { ...prose, one_liner_description: THEIRS } });
      };
    },
  },
] as const;

/** Moments in which the browser would not ask, from now on. */
async function countUnguarded(page: Page): Promise<() => Promise<number>> {
  const moments = await page.evaluateHandle(() => {
    const seen: string[] = [];
    const remove = window.removeEventListener;
    window.removeEventListener = (...args: Parameters<typeof remove>) => {
      if (args[0] === 'beforeunload') seen.push(args[0]);
      remove(...args);
    };
    return seen;
  });
  return () => moments.evaluate((seen) => seen.length);
}

for (const [index, { name, field, save, leave, open }] of FORMS.entries()) {
  test(`where the device keeps nothing, ${name} promises no draft, and the browser asks before it is closed`, async ({
    page,
    context,
  }) => {
    await open(page, `storage-full-${index}`);
    await fillStorage(page);
    await page.getByLabel(field).click();
    const unguarded = await countUnguarded(page);
    await page.getByLabel(field).fill(MINE);
    await expect(page.getByText(messages.forms.notSaved, { exact: true })).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(messages.forms.offlineUnkept)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: leave }).click();
    const question = page.getByRole('dialog', { name: messages.forms.leaveQuestion });
    await expect(question).toContainText(messages.forms.leaveUnkept);
    await expect(question.getByRole('button', { name: 'Leave without saving' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel(field)).toHaveValue(MINE);
    expect(await unguarded()).toBe(0);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    expect((await asked).type()).toBe('beforeunload');
    const closed = page.waitForEvent('close');
    await (await asked).accept();
    await closed;
  });

  test(`where the device keeps nothing, the other answers can be taken in ${name}, and one’s own taken back`, async ({
    page,
    problems,
  }) => {
    problems.expect(/^answer 409: PUT /);
    const saveElsewhere = await open(page, `storage-conflict-${index}`);
    await fillStorage(page);
    await page.getByLabel(field).fill(MINE);
    await saveElsewhere();
    await page.getByRole('button', { name: save, exact: true }).click();
    await page.getByRole('button', { name: 'Take the other' }).click();
    await expect(page.getByLabel(field)).toHaveValue(THEIRS);
    await expect(page.getByText(messages.forms.asideNotKept)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel(field)).toHaveValue(MINE);
  });
}
