import { expect } from '@playwright/test';
import { expectNoAxeViolations } from '../src/accessibility.ts';
import { logInAsAdmin } from '../src/admin.ts';
import { newUser } from '../src/by-api.ts';
import { test } from '../src/test.ts';

test('an administrator reads what happened day by day, by pointing, by keys and as a table', async ({ page, app }) => {
  await newUser(page.request, 'counted');
  await logInAsAdmin(page, app.admin);
  await page.getByRole('tab', { name: 'Numbers' }).click();
  await page.getByRole('link', { name: '7 days', exact: true }).click();
  await expect(page).toHaveURL('/admin/dashboard?tab=numbers&days=7');
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Registrations' }) });
  const joined = Number(await card.getByRole('heading').locator('+ p').textContent());
  expect(joined).toBeGreaterThanOrEqual(2);
  const bars = card.getByRole('slider', { name: 'Registrations' });
  const today = new RegExp(`: ${joined}$`);
  await expect(bars).toHaveAttribute('aria-valuetext', today);
  await bars.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(bars).toHaveAttribute('aria-valuetext', /: 0$/);
  const plot = await card.locator('svg').boundingBox();
  if (!plot) throw new Error('no plot');
  await page.mouse.move(plot.x + plot.width - 3, plot.y + plot.height / 2);
  await expect(bars).toHaveAttribute('aria-valuetext', today);
  await page.mouse.move(plot.x + 3, plot.y + plot.height / 2);
  await expect(bars).toHaveAttribute('aria-valuetext', /: 0$/);
  await expect(bars).toHaveValue('0');
  await expectNoAxeViolations(page);

  await page.getByText('Show as table').click();
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(1).getByRole('cell').first()).toHaveText(String(joined));
  await expect(rows.last().getByRole('cell').first()).toHaveText('0');
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByRole('link', { name: '7 days', exact: true })).toHaveAttribute('aria-current', 'true');
});
