import { messages } from '@pawsume/contract/messages';
import { saveStep1 } from '@pawsume/contract/pets';
import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { MODEL_API_KEY, startModel } from '@pawsume/standins/model/start-model';
import { expect } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { type App, startApp } from '../src/app.ts';
import { basicsOf, namedPet, newUser, resumeOf } from '../src/by-api.ts';
import { logIn } from '../src/owner.ts';
import { onBothWidths, test as withoutModel } from '../src/test.ts';

const test = withoutModel.extend<object, { app: App }>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const model = await startModel();
      const { stop, ...app } = await startApp({
        AI_PROVIDER: 'openai-compatible',
        AI_MODEL: 'honest',
        AI_BASE_URL: model.url,
        AI_API_KEY: MODEL_API_KEY,
      });
      await use(app);
      await stop();
      await model.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

const fixture = petByKey('mango');

onBothWidths((where) => {
  test('a model that fails is said, and writes once it can', async ({ page }) => {
    const username = `failed-${where}`;
    const { send } = await newUser(page.request, username);
    await send(updateMe, { body: fixture.profile });
    const pet_id = await namedPet(send, fixture);
    const tell = (description: string) =>
      send(saveStep1, { params: { pet_id }, body: { ...basicsOf(fixture), description } });
    // This is how the model of the tests is told to fail.
    await tell('He whistles. [[model:broken]]');
    const id = await resumeOf(send, pet_id);
    await logIn(page, username);
    await page.goto(`/resume/${id}`);
    const notice = page.getByText(messages.resumes.modelFailed);
    await expect(notice).toBeVisible();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('button', { name: 'Write again' }).click();
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();

    await tell(fixture.answers.step1.description);
    await page.getByRole('button', { name: 'Write again' }).click();
    const pet = page.getByRole('group', { name: 'Rewritten pet description' });
    await expect(pet).toContainText('is introduced here in the words of');
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect(page.getByText(messages.resumes.updated)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Write again' })).toHaveCount(0);
  });
});
