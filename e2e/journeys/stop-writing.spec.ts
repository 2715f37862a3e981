import { messages } from '@pawsume/contract/messages';
import { listMyResumes } from '@pawsume/contract/resumes';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { MODEL_API_KEY, type ModelStandIn, startModel } from '@pawsume/standins/model/start-model';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { type App, startApp } from '../src/app.ts';
import { namedPet, newUser } from '../src/by-api.ts';
import { logIn } from '../src/owner.ts';
import { onBothWidths, slow, test as withoutModel } from '../src/test.ts';

const test = withoutModel.extend<object, { model: ModelStandIn; app: App }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const model = await startModel();
      await use(model);
      await model.close();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ model }, use) => {
      // It says half of what it writes, and the rest when it is let.
      const { stop, ...app } = await startApp({
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'waiting',
        AI_BASE_URL: model.url,
        AI_API_KEY: MODEL_API_KEY,
      });
      await use(app);
      await stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const fixture = petByKey('mango');

/** Logs in as the owner of Mango. */
const arrive = async (page: Page, username: string) => {
  const { send } = await newUser(page.request, username);
  await send(updateMe, { body: fixture.profile });
  const pet_id = await namedPet(send, fixture);
  await logIn(page, username);
  return { send, pet_id };
};

const stage = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label });

/** Begins to write and waits until the model has said half of its text. */
const writeHalf = async (page: Page, model: ModelStandIn, button: string) => {
  await page.getByRole('button', { name: button }).click();
  const text = page.getByRole('region', { name: 'The text so far' });
  await expect(text).toBeVisible();
  await expect(stage(page, 'Writing the résumé')).toHaveAttribute('aria-current', 'step');
  await expect.poll(() => model.countHalfSaid()).toBe(1);
  return text;
};

onBothWidths((where) => {
  test('a text is watched being written, stopped, and written again', async ({ page, model }) => {
    const { send, pet_id } = await arrive(page, `stopped-${where}`);
    await page.goto(`/form5?pet_id=${pet_id}`);

    const text = await writeHalf(page, model, 'Generate Résumé with AI');
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText(messages.generate.stopped)).toBeVisible();
    await expect(text).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Write again' })).toBeFocused();
    model.release();
    expect(await send(listMyResumes)).toEqual([]);

    await writeHalf(page, model, 'Write again');
    model.release();
    await expect(page).toHaveURL(/\/resume\/\d+$/);
    expect(await send(listMyResumes)).toHaveLength(1);
  });

  test('a page reload continues the generation and makes one résumé', slow, async ({ page, model }) => {
    const { send, pet_id } = await arrive(page, `reloaded-${where}`);
    const text = page.getByRole('region', { name: 'The text so far' });
    for (const [path, button] of [
      [`/form5?pet_id=${pet_id}`, 'Generate Résumé with AI'],
      ['/profile', 'Generate Resume by AI'],
    ] as const) {
      await page.goto(path);
      if (path === '/profile') await page.getByRole('button', { name: /Mango/ }).first().click();
      await page.getByRole('radio', { name: messages.page.purposes.Sitter }).check();
      await writeHalf(page, model, button);
      await page.reload();
      await expect(text).toBeVisible();
      await expect(stage(page, 'Writing the résumé')).toHaveAttribute('aria-current', 'step');
      await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
      model.release();
      await expect(page).toHaveURL(/\/resume\/\d+$/);
    }
    expect(await send(listMyResumes)).toHaveLength(2);
  });

  test('coming back after the generation finished opens the résumé', slow, async ({ page, model }) => {
    const { send, pet_id } = await arrive(page, `away-${where}`);
    await page.goto(`/form5?pet_id=${pet_id}`);
    await writeHalf(page, model, 'Generate Résumé with AI');
    await page.goto('about:blank');
    model.release();
    await expect.poll(async () => (await send(listMyResumes)).length).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(/\/resume\/\d+$/);
    expect(await send(listMyResumes)).toHaveLength(1);
  });
});
