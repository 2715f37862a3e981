import { expect, type Locator } from '@playwright/test';
import type { Row } from '../table/row.ts';
import { expectAddress, leadsTo, locate, type Place } from './locate.ts';
import { fill } from './words.ts';

/** Checks that a row is on the screen as it says. */
export async function see(row: Row, place: Place): Promise<void> {
  const { page, values } = place;
  const { seen } = row;
  if (seen.as === 'redirect') {
    await page.goto(fill(seen.from, values));
    return expectAddress(page, seen.to, values);
  }
  const element = locate(row, place);
  await expect(element).toBeVisible();
  switch (seen.as) {
    case 'button':
      return expect(element).toBeEnabled();
    case 'link':
      return expectTarget(element, fill(seen.to, values), page.url());
    case 'way':
      return goAndComeBack(element, seen.to, place);
    case 'field':
      if (seen.placeholder) await expect(element).toHaveAttribute('placeholder', seen.placeholder);
      if (seen.area) expect(await element.evaluate(({ tagName }) => tagName)).toBe('TEXTAREA');
      return;
    case 'choices':
      return expect(element.locator('label')).toHaveText([...seen.options]);
    case 'select':
      // The first option stands for no answer.
      return expect(element.getByRole('option')).toHaveText([/./, ...seen.options]);
    case 'columns':
      return expect(element.getByRole('columnheader')).toHaveText([...seen.labels]);
    default:
  }
}

async function goAndComeBack(element: Locator, to: string, { page, values }: Place): Promise<void> {
  const title = await page.title();
  await element.click();
  await expectAddress(page, to, values);
  await expect(page).not.toHaveTitle(title);
  await page.goBack();
  // The address is the old one at once, the screen when it has loaded.
  await expect(page).toHaveTitle(title);
}

async function expectTarget(link: Locator, to: string, base: string): Promise<void> {
  await expect
    .poll(async () => leadsTo(new URL((await link.getAttribute('href')) ?? '', base), to), {
      message: `leads to ${to}`,
    })
    .toBe(true);
}
