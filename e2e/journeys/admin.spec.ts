import { messages } from '@pawsume/contract/messages';
import { buyCreditsByCard } from '@pawsume/contract/payments';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { logInAsAdmin } from '../src/admin.ts';
import { newUser, writtenResume } from '../src/by-api.ts';
import { logIn as logInAsUser, signUp } from '../src/owner.ts';
import { sessionIn, standInAt } from '../src/payments.ts';
import { takeScreenshot } from '../src/screenshot.ts';
import { phone, slow, test } from '../src/test.ts';

const find = async (page: Page, search: string): Promise<void> => {
  await page.getByRole('searchbox').fill(search);
  await page.getByRole('button', { name: 'Apply Filter' }).click();
  await expect(page).toHaveURL(`/admin/dashboard?search=${search}`);
};

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('an administrator finds a user and gives and takes credits', async ({ page, app, problems }) => {
  problems.expect(/^answer 401: POST \/api\/auth\/admin\/login/);
  await newUser(page.request, 'penniless');
  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText(messages.admin.enterBoth)).toBeVisible();
  await expectNoAxeViolations(page);
  await logInAsAdmin(page, { ...app.admin, password: 'not the password' });
  await expect(page.getByRole('alert')).toHaveText(messages.auth.wrongCredentials);
  await logInAsAdmin(page, app.admin);
  await expect(page).toHaveURL('/admin/dashboard');

  await find(page, 'PENNIL');
  const row = rowOf(page, 'penniless@mail.example');
  const credits = row.getByRole('cell').nth(3);
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(credits).toHaveText('0');
  const [more, less] = [row.getByRole('button', { name: '+1 Credit' }), row.getByRole('button', { name: '-1 Credit' })];
  await expect(less).toBeDisabled();
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(credits).toHaveText('1');
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(credits).toHaveText('2');
  await less.click();
  await expect(credits).toHaveText('1');
  await expect(page.getByText(messages.admin.creditsUpdated)).toBeVisible();
  await page.reload();
  await expect(credits).toHaveText('1');
  await expectNoAxeViolations(page);

  await find(page, 'nobody');
  await expect(page.getByText(messages.admin.noUsers)).toBeVisible();
  await page.goBack();
  await expect(credits).toHaveText('1');
  await expect(page.getByRole('searchbox')).toHaveValue('PENNIL');
});

test(
  'a credit that another administrator took already is not taken twice',
  slow,
  async ({ page, app, newVisitor, problems }) => {
    problems.expect(/^answer 409: PATCH \/api\/admin\/users\/\d+\/credits/);
    await newUser(page.request, 'contested');
    const pages = [page, await newVisitor()] as const;
    for (const each of pages) {
      await logInAsAdmin(each, app.admin);
      await find(each, 'contested');
    }
    const [mine, theirs] = [rowOf(pages[0], 'contested'), rowOf(pages[1], 'contested')];
    await mine.getByRole('button', { name: '+1 Credit' }).click();
    await expect(mine.getByRole('cell').nth(3)).toHaveText('1');
    await pages[1].reload();
    await expect(theirs.getByRole('cell').nth(3)).toHaveText('1');
    await mine.getByRole('button', { name: '-1 Credit' }).click();
    await expect(mine.getByRole('cell').nth(3)).toHaveText('0');
    await theirs.getByRole('button', { name: '-1 Credit' }).click();
    await expect(pages[1].getByText(messages.admin.noCreditsLeft)).toBeVisible();
    await expect(theirs.getByRole('cell').nth(3)).toHaveText('0');
  },
);

test('an administrator turns pages and sees all résumés', slow, async ({ page, app }) => {
  const { send } = await newUser(page.request, 'crowd-0');
  const fixture = petByKey('bo');
  const resumeId = await writtenResume(send, fixture);
  for (let each = 1; each <= 10; each += 1) await newUser(page.request, `crowd-${each}`);
  await logInAsAdmin(page, app.admin);
  await find(page, 'crowd-');
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(page).toHaveURL('/admin/dashboard?search=crowd-&page=2');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(rowOf(page, 'crowd-0')).toBeVisible();

  await page.getByRole('tab', { name: 'Manage Users' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/dashboard?tab=resumes');
  const row = rowOf(page, fixture.answers.step1.pet_name).first();
  await expect(row).toBeVisible();
  const [id, pet, , paid] = await row.getByRole('cell').allTextContents();
  expect({ id, pet, paid }).toEqual({ id: String(resumeId), pet: fixture.answers.step1.pet_name, paid: 'No' });
  await expectNoAxeViolations(page);
  await page.goBack();
  await expect(rowOf(page, 'crowd-0')).toBeVisible();
});

test(
  'an administrator sorts, jumps to a page, and goes from a user to their résumés and back',
  slow,
  async ({ page, app }) => {
    const { send } = await newUser(page.request, 'prolific');
    const fixture = petByKey('bo');
    const resumeId = await writtenResume(send, fixture);
    await newUser(page.request, 'prolific-too');
    await logInAsAdmin(page, app.admin);
    await find(page, 'prolific');
    const names = page.getByRole('table', { name: 'Users' }).locator('td:nth-child(2) > span');
    await expect(names).toHaveText(['prolific-too', 'prolific']);
    await page.getByLabel('Sort by').selectOption('Username');
    await expect(page).toHaveURL('/admin/dashboard?search=prolific&sort=username');
    await expect(names).toHaveText(['prolific', 'prolific-too']);
    await takeScreenshot(page, 'admin sorted');

    await page.getByRole('link', { name: '1 résumé of prolific' }).click();
    await expect(page.getByText('Only résumés of user prolific')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expectNoAxeViolations(page);
    await page.getByRole('cell').getByRole('link', { name: 'prolific' }).click();
    await expect(page.getByText('Only user prolific')).toBeVisible();
    await expect(names).toHaveText(['prolific']);

    await page.getByRole('tab', { name: 'All Résumés' }).click();
    await page.getByLabel('Search by pet or username').fill('PROLIFIC');
    await page.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(page).toHaveURL('/admin/dashboard?tab=resumes&search=PROLIFIC');
    await expect(page.getByRole('cell').first()).toHaveText(String(resumeId));
    await page.getByLabel('Search by pet or username').fill('no such pet');
    await page.getByRole('button', { name: 'Apply Filter' }).click();
    await expect(page.getByText('No pet or username contains “no such pet”.')).toBeVisible();
    await page.getByRole('link', { name: 'Show all résumés' }).click();
    await expect(page).toHaveURL('/admin/dashboard?tab=resumes');

    await page.route('**/api/admin/resume-pages?*', async (route) => {
      const answer = await (await route.fetch()).json();
      await route.fulfill({ json: { ...answer, total: 95 } });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(page.getByLabel('Go to page')).toBeFocused();
    await page.getByLabel('Go to page').fill('7');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/dashboard?tab=resumes&page=7');
    await page.getByLabel('Go to page').fill('400');
    await page.getByRole('button', { name: 'Go', exact: true }).click();
    await expect(page).toHaveURL('/admin/dashboard?tab=resumes&page=10');
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/admin/login');
  },
);

test('a payment that does not fit is seen by the administrator until it is refunded', slow, async ({ page, app }) => {
  const { send } = await newUser(page.request, 'shortchanged');
  const { url } = await send(buyCreditsByCard, { body: { quantity: 10 } });
  const session = sessionIn(url);
  const control = standInAt(page.request, url);
  const { webhookUrl } = await (await page.request.get(`${new URL(url).origin}/__control`)).json();
  await control({ do: 'alter', session, changes: { amount_total: 900 } });
  await control({ do: 'pay', session });
  await control({ do: 'settled' });

  await logInAsAdmin(page, app.admin);
  await page.getByRole('tab', { name: /^Held Payments \d+$/ }).click();
  await expect(page).toHaveURL('/admin/dashboard?tab=held');
  const held = page.getByRole('listitem').filter({ hasText: session });
  await expect(held).toContainText('$10.00 CAD');
  await expect(held).toContainText('10 credits');
  await expect(held).toContainText('9.00 CAD instead of 10.00 CAD');
  await held.getByRole('button', { name: 'Check again' }).click();
  await expect(held.getByText(messages.admin.stillHeld)).toBeVisible();
  await expectNoAxeViolations(page);

  // A refund that no webhook tells of: only asking again finds it.
  await control({ do: 'setWebhookUrl', url: null });
  await control({ do: 'refund', session });
  await held.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText(messages.admin.notHeld)).toBeVisible();
  await expect(held).toHaveCount(0);
  await control({ do: 'setWebhookUrl', url: webhookUrl });
});

test(
  'an administrator logs a user out everywhere, and what was changed is listed',
  slow,
  async ({ page, app, newVisitor, problems }) => {
    problems.expect(/^answer 401: GET \/api\/user\//);
    await newUser(page.request, 'intruded');
    const user = await newVisitor();
    await logInAsUser(user, 'intruded');
    await logInAsAdmin(page, app.admin);
    await find(page, 'intruded');
    const row = rowOf(page, 'intruded');
    const id = await row.getByRole('cell').first().textContent();
    await row.getByRole('button', { name: '+1 Credit' }).click();
    await expect(row.getByRole('cell').nth(3)).toHaveText('1');
    await row.getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Log intruded out?' })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await row.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await user.getByRole('link', { name: 'Billing History' }).click();
    await expect(user).toHaveURL(/\/login\?next=/);

    await page.getByRole('tab', { name: 'Activity' }).click();
    await expect(page).toHaveURL('/admin/dashboard?tab=activity');
    const entries = page
      .getByRole('table', { name: 'Activity' })
      .getByRole('row')
      .filter({ hasText: app.admin.username });
    const ofUser = entries.filter({ has: page.getByRole('cell', { name: id ?? '', exact: true }) });
    await expect(ofUser).toHaveCount(2);
    await expectNoAxeViolations(page);
  },
);

test('a user who is no administrator is sent to the admin login', slow, async ({ page, problems }) => {
  problems.expect(/^answer 403: GET \/api\/admin\//);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/login?next=%2Fadmin%2Fdashboard');
  await signUp(page, 'curious', petByKey('bo').profile);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');
  await page.getByRole('link', { name: 'My Profile' }).click();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('every tab of the dashboard fits the screen', slow, async ({ page, app }) => {
    const { send } = await newUser(page.request, 'a.rather.long.name.for.a.small.screen.indeed');
    await writtenResume(send, petByKey('bo'));
    await logInAsAdmin(page, app.admin);
    for (const tab of ['Manage Users', 'All Résumés', 'Held Payments', 'Failed Jobs', 'Activity', 'Numbers']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      await expect(page.getByText('Loading')).toHaveCount(0);
      await takeScreenshot(page, `admin ${tab}`);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    }
  });
});
