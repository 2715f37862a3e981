import { messages } from '@pawsume/contract/messages';
import { getMe, updateMe } from '@pawsume/contract/users';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { namedPet, newUser, type Send } from '../src/by-api.ts';
import { expectKept } from '../src/drafts.ts';
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

test('the profile form sends nothing after another account has logged in in a second tab', async ({
  page,
  context,
}) => {
  await owner(page, 'first-edit-profile');
  const second = await owner(page, 'second-edit-profile');
  const before = await second(getMe);
  await logIn(page, 'first-edit-profile');
  await page.goto('/edit-profile');
  await expect(page.getByRole('button', { name: 'Save', exact: true }).first()).toBeVisible();
  const sent = changes(page);
  await logIn(await context.newPage(), 'second-edit-profile');
  await expectChanged(page, 'second-edit-profile');
  await expectNoAxeViolations(page);
  await clickBehindDialog(page, 'Save');
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  expect(await second(getMe)).toEqual(before);
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

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
