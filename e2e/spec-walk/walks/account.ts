import { changePassword as changeCall } from '@pawsume/contract/auth';
import { buyCreditsByCard, buyCreditsByPaypal } from '@pawsume/contract/payments';
import { deleteAccount as deleteCall } from '@pawsume/contract/users';
import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../../src/by-api.ts';
import type { Walk } from '../follow/guide.ts';
import { asNewcomer, asOwner, pay, storedToken } from '../follow/people.ts';
import type { Table } from '../table/table.ts';

const change = async (page: Page, to: string, confirmed = to) => {
  await page.getByLabel('Current Password').fill(PASSWORD);
  await page.getByLabel('New Password', { exact: true }).fill(to);
  await page.getByLabel('Confirm New Password').fill(confirmed);
  await page.getByRole('button', { name: 'Change Password' }).click();
};

export const changePassword: Walk<Table['change-password']> = async (guide) => {
  const { page } = guide;
  await asNewcomer(page, 'wants-another');
  await page.goto('/change-password');
  await guide.see('form');
  await change(page, 'a fine new password', 'a fine old password');
  await guide.see('differ');
  await guide.follow('hint', 'only', async () => {
    guide.problems.expect(/^answer 400: POST \/api\/user\/change-password/);
    const asked = page.waitForResponse('**/api/user/change-password');
    await change(page, 'short');
    expect((await asked).status()).toBe(400);
  });
  await guide.refuse('failed', changeCall, () => change(page, 'a fine new password'));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  await change(page, 'a fine new password');
  await guide.see('changed');
  await guide.follow('changed', 'logout', async () => {
    await page.clock.runFor(1999);
    await expect(page).toHaveURL('/change-password');
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(page).toHaveURL('/login');
  });
  await guide.follow('changed', 'token', async () => expect(await storedToken(page)).toBeNull());
};

export const billingHistory: Walk<Table['billing-history']> = async (guide) => {
  const { page } = guide;
  const { send } = await asOwner(page, 'keeps-books');
  for (const call of [buyCreditsByCard, buyCreditsByPaypal]) {
    await pay(page, (await send(call, { body: { quantity: 1 } })).url);
  }
  const asked = page.waitForResponse('**/api/user/billing-history');
  await page.goto('/billing-history');
  await guide.see('table');
  await guide.follow('table', 'stripe', async () => {
    const records: { action: string }[] = await (await asked).json();
    const methods = records.map(({ action }) => (action.includes('stripe') ? 'Card' : 'PayPal'));
    expect(new Set(methods).size).toBe(2);
    const rows = page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: page.getByRole('cell') });
    await expect(rows.getByRole('cell').and(page.locator(':last-child'))).toHaveText(methods);
  });
};

export const deleteAccount: Walk<Table['delete-account']> = async (guide) => {
  const { page } = guide;
  await asNewcomer(page, 'has-enough');
  await page.goto('/delete-account');
  await guide.see('form');
  const confirm = guide.element('form', 'confirm');
  await confirm.click();
  await guide.see('unchecked');
  await guide.element('form', 'understand').check();
  await guide.refuse('failed', deleteCall, () => confirm.click());
  await guide.follow('deleted', 'token', async () => {
    await confirm.click();
    await expect(page).toHaveURL('/');
    expect(await storedToken(page)).toBeNull();
  });
};
