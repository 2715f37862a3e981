import { messages } from '@pawsume/contract/messages';
import { buyCreditsByCard } from '@pawsume/contract/payments';
import { expect, type Page } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { logInAsAdmin } from '../src/admin.ts';
import { newUser } from '../src/by-api.ts';
import { sessionIn, standInAt } from '../src/payments.ts';
import { slow, test } from '../src/test.ts';

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
