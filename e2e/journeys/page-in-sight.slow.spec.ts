import { updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { namedPet, newUser, resumeOf } from '../src/by-api.ts';
import { goThroughAll } from '../src/keyboard.ts';
import { logIn } from '../src/owner.ts';
import { phone, test } from '../src/test.ts';

const fixture = petByKey('biscuit');

const SCREENS = [
  { name: 'the résumé', pathOf: (_petId: number, resumeId: number) => `/resume/${resumeId}` },
  { name: 'its texts', pathOf: (_petId: number, resumeId: number) => `/resume/${resumeId}/edit` },
  { name: 'the form', pathOf: (petId: number) => `/form1?pet_id=${petId}` },
];

const openScreen = async (page: Page, username: string, pathOf: (petId: number, resumeId: number) => string) => {
  const { send } = await newUser(page.request, username);
  await send(updateMe, { body: fixture.profile });
  const petId = await namedPet(send, fixture);
  const resumeId = await resumeOf(send, petId);
  await logIn(page, username);
  await page.goto(pathOf(petId, resumeId), { waitUntil: 'networkidle' });
};

const goBothWays = async (page: Page) => {
  const stops = await goThroughAll(page, 'Tab');
  expect(stops).toBeGreaterThan(15);
  expect(await goThroughAll(page, 'Shift+Tab')).toBe(stops);
};

for (const [at, { name, pathOf }] of SCREENS.entries()) {
  for (const height of [560, 900]) {
    test(`in a window of ${height} pixels the keyboard reaches all of ${name} and of its page, and it is seen`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 1440, height });
      await openScreen(page, `in-sight-${height}-${at}`, pathOf);
      await goBothWays(page);
    });
  }
}

test.describe('on a phone', () => {
  test.use(phone);
  for (const [at, { name, pathOf }] of SCREENS.entries()) {
    test(`nothing that stays in sight lies over what has the focus in ${name}`, async ({ page }) => {
      test.setTimeout(120_000);
      await openScreen(page, `in-sight-phone-${at}`, pathOf);
      await goBothWays(page);
    });
  }
});
