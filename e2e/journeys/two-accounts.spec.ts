import { messages } from '@pawsume/contract/messages';
import { listMyPets } from '@pawsume/contract/pets';
import { getMe, updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { namedPet, newUser, PASSWORD, type Send } from '../src/by-api.ts';
import { expectKept, saveButton } from '../src/drafts.ts';
import { logIn } from '../src/owner.ts';
import { slow, test } from '../src/test.ts';
import { typeBasics } from '../src/visitor.ts';

const { profile } = petByKey('biscuit');

const owner = async (page: Page, username: string): Promise<Send> => {
  const { send } = await newUser(page.request, username);
  await send(updateMe, { body: { ...profile, name: `Name of ${username}`, email: `${username}@mail.example` } });
  return send;
};

const changes = (page: Page): string[] => {
  const sent: string[] = [];
  page.on('request', (request) => {
    // The page beside the form is drawn a moment after the last key, and changes nothing.
    const isChange = request.method() !== 'GET' && !/\/auth\/logout$|\/form\/page\?/.test(request.url());
    if (request.url().includes('/api/') && isChange) sent.push(`${request.method()} ${request.url()}`);
  });
  return sent;
};

/** The first tab says whose session it is now, and stays as it is. */
const expectChanged = async (page: Page, username: string): Promise<void> => {
  await expect(page.getByRole('alertdialog')).toContainText(messages.account.changedTo(`Name of ${username}`));
};

/** Calls the handler of a button as a click would that came before the dialog. */
const clickBehindDialog = (page: Page, button: string): Promise<void> =>
  page
    .getByRole('button', { name: button, exact: true, includeHidden: true })
    .first()
    .evaluate((element: HTMLElement) => element.click());

for (const { screen, path, button } of [
  { screen: 'the profile form', path: '/edit-profile', button: 'Save' },
  { screen: 'the deletion of an account', path: '/delete-account', button: 'Confirm Deletion' },
  { screen: 'the form of a new pet', path: '/form1', button: 'Save' },
  { screen: 'the shop', path: '/buy-credits', button: 'Buy Now' },
] as const) {
  test(
    `${screen} sends nothing after another account has logged in in a second tab`,
    path === '/edit-profile' ? {} : slow,
    async ({ page, context }) => {
      const name = path.slice(1);
      await owner(page, `first-${name}`);
      const second = await owner(page, `second-${name}`);
      const before = await second(getMe);
      await logIn(page, `first-${name}`);
      await page.goto(path);
      await expect(page.getByRole('button', { name: button, exact: true }).first()).toBeVisible();
      if (path === '/delete-account') await page.getByLabel('I understand this action cannot be undone.').check();
      if (path === '/form1') await typeBasics(page);
      const sent = changes(page);
      await logIn(await context.newPage(), `second-${name}`);
      await expectChanged(page, `second-${name}`);
      await expectNoAxeViolations(page);
      await clickBehindDialog(page, button);
      await page.waitForLoadState('networkidle');
      expect(sent).toEqual([]);
      expect(await second(getMe)).toEqual(before);
      expect(await second(listMyPets)).toEqual([]);
      await page.getByRole('button', { name: 'Reload' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    },
  );
}

test(
  'a tab shows the login after a logout in another tab, and keeps nothing of the account',
  slow,
  async ({ page, context }) => {
    const send = await owner(page, 'left-elsewhere');
    const petId = await namedPet(send, petByKey('biscuit'));
    await logIn(page, 'left-elsewhere');
    await page.goto(`/form2?pet_id=${petId}`);
    await page.getByLabel('Training description').fill('Knows secret tricks');
    await expectKept(page, 'secret tricks');
    const tab = await context.newPage();
    await tab.goto('/profile');
    await tab.getByRole('button', { name: 'Logout' }).click();
    await expect(tab.getByRole('alertdialog')).toContainText(messages.account.unsavedQuestion);
    await expectNoAxeViolations(tab);
    await tab.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(tab).toHaveURL('/profile');
    await expectKept(tab, 'secret tricks');
    await tab.getByRole('button', { name: 'Logout' }).click();
    await tab.getByRole('button', { name: 'Log out anyway' }).click();
    await expect(tab).toHaveURL('/login');
    await expect(page).toHaveURL(/\/login/);
    for (const left of [page, tab]) expect(await storedIn(left)).not.toMatch(/secret|left-elsewhere|Name of/);
  },
);

test('a tab goes on after the same account has logged in again in another tab', slow, async ({ page, context }) => {
  const send = await owner(page, 'same-again');
  const petId = await namedPet(send, petByKey('biscuit'));
  await logIn(page, 'same-again');
  await page.goto(`/form2?pet_id=${petId}`);
  await expect(saveButton(page)).toBeVisible();
  await logIn(await context.newPage(), 'same-again');
  await page.getByLabel('Training description').fill('Knows sit');
  await saveButton(page).click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('the owner’s step shows nothing of another account', slow, async ({ page, context, problems }) => {
  problems.expect(/^answer 404: GET \/api\/pet\/form\/step1/);
  const first = await owner(page, 'first-owner');
  await owner(page, 'second-owner');
  const petId = await namedPet(first, petByKey('biscuit'));
  await logIn(page, 'first-owner');
  await page.goto(`/form4?pet_id=${petId}`);
  await page.getByLabel('Phone').fill('902 555 0000');
  await page.getByLabel('Short owner bio').fill('A secret bio');
  await expectKept(page, 'A secret bio');
  // The session ends without a logout, as one does that has expired.
  await page.evaluate(() => localStorage.removeItem('token'));
  await page.goto('/login');
  const asks = await context.newPage();
  await logIn(asks, 'second-owner');
  await asks.goto(`/form4?pet_id=${petId}`);
  await expect(asks.getByRole('alert')).toContainText(messages.petForm.loadFailed);
  await expect(asks.getByLabel('Phone')).toHaveCount(0);
  expect(await storedIn(asks)).not.toContain('A secret bio');
});

/** All that this browser holds for us, as text. */
const storedIn = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cached = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, cached]);
  });

test('sign-up fields are empty after an account has logged in and out', slow, async ({ page }) => {
  await owner(page, 'next-at-device');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign Up' }).first().click();
  await page.getByLabel('Full Name').fill('Somebody Shy');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByLabel('Username').fill('next-at-device');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.locator('form').getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Sign Up' }).first().click();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  expect(await storedIn(page)).not.toMatch(/Shy|next-at-device/);
});

const DAY_MS = 86_400_000;

/** A pet that a visitor described on this device, and an account that logs in afterwards and opens a new pet. */
const arriveAfterVisitor = async (page: Page, username: string): Promise<void> => {
  await owner(page, username);
  await page.goto('/form1');
  await typeBasics(page, 'Secretdog');
  await expectKept(page, 'Secretdog');
  await logIn(page, username);
  await page.goto('/form1');
};

const offer = (page: Page) => page.getByText(messages.visitor.waiting('Secretdog'));

test('a visitor’s pet is looked at and discarded by the next account', slow, async ({ page }) => {
  await arriveAfterVisitor(page, 'looks-first');
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Show answers' }).click();
  await expect(page.getByRole('dialog')).toContainText('3 years');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(offer(page)).toHaveCount(0);
  expect(await storedIn(page)).not.toContain('Secretdog');
});

test('a visitor’s pet that is not theirs is not offered to an account again', slow, async ({ page }) => {
  await arriveAfterVisitor(page, 'not-theirs');
  await page.getByRole('button', { name: 'Not mine' }).click();
  await expect(offer(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Pet Name')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await page.goto('/form1');
  await expect(page.getByLabel('Pet Name')).toHaveValue('Secretdog');
});

test('a visitor’s pet is dropped after seven days', slow, async ({ page }) => {
  await arriveAfterVisitor(page, 'a-week-later');
  await expect(offer(page)).toBeVisible();
  await page.evaluate(
    (age) => {
      for (const [key, value] of Object.entries(localStorage)) {
        if (value.includes('Secretdog'))
          localStorage.setItem(key, JSON.stringify({ ...JSON.parse(value), at: Date.now() - age }));
      }
    },
    7 * DAY_MS + 1000,
  );
  await page.goto('/profile');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  expect(await storedIn(page)).not.toContain('Secretdog');
});
