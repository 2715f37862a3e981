import { expect, type Locator, type Page } from '@playwright/test';
import type { Row } from '../table/row.ts';
import { fill, literally, type Values } from './words.ts';

export interface Place {
  page: Page;
  /** The part of the page where rows are looked for. */
  within: Locator | Page;
  values: Values;
}

/** The first visible element that bears the words of a row in the way the row says. */
export function locate(row: Row, { within, values }: Place): Locator {
  return candidates(row, within, values).filter({ visible: true }).first();
}

function candidates({ words, seen }: Row, within: Place['within'], values: Values): Locator {
  const name = fill('spoken' in seen && seen.spoken ? seen.spoken : words, values);
  switch (seen.as) {
    case 'text':
      return sentence(within, name);
    case 'words':
      return within.getByText(literally(name));
    case 'term':
      return within.getByRole('term').filter({ hasText: literally(name, 'whole') });
    case 'heading':
    case 'tab':
    case 'link':
    case 'button':
      return within.getByRole(seen.as, { name, exact: true });
    case 'disabled button':
      return within.getByRole('button', { name, exact: true, disabled: true });
    case 'way':
      return within.getByRole('button', { name, exact: true }).or(within.getByRole('link', { name, exact: true }));
    case 'field':
    case 'select':
      return within.getByLabel(name, { exact: true });
    case 'choices':
      return within.getByRole('group', { name, exact: true }).or(within.getByRole('radiogroup', { name, exact: true }));
    case 'columns':
      return within.getByRole('table');
    default:
      throw new Error(`'${words}' is followed by the walk itself.`);
  }
}

/** All that an element says, or all that it says itself, beside what is in it. */
function sentence(within: Place['within'], words: string): Locator {
  const own = within.locator(`xpath=.//*[text()[normalize-space(.)="${words}"]]`);
  return within.getByText(literally(words, 'whole')).or(own);
}

/** That the browser is where `to` leads: same path and anchor, and at least the query that `to` has. */
export function expectAddress(page: Page, to: string, values: Values): Promise<void> {
  return expect(page).toHaveURL((url) => leadsTo(url, fill(to, values)));
}

export function leadsTo(url: URL, to: string): boolean {
  const wanted = new URL(to, url);
  const query = [...wanted.searchParams].every(([key, value]) => url.searchParams.get(key) === value);
  return url.origin === wanted.origin && url.pathname === wanted.pathname && url.hash === wanted.hash && query;
}
