import { numberMessages } from '@pawsume/contract/number-messages';
import { type DayNumbers, getNumbers } from '@pawsume/contract/numbers';
import type { Page } from '@playwright/test';
import { broken, type Fault, never } from '../faults.ts';
import { statesOf } from '../screen.ts';

const route = '/admin/dashboard';
const path = `${route}?tab=numbers`;

const nothing: DayNumbers = { registrations: 0, resumes: 0, downloads: 0, income: {}, refunds: {}, failures: {} };
const lively: DayNumbers = {
  ...{ registrations: 12, resumes: 31, downloads: 1204 },
  income: { cad: 1_234_550, eur: 99_900 },
  refunds: { cad: 1000 },
  failures: { model: 1, stripe: 3, paypal: 2, google: 4, mail: 28 },
};

const counted = (today: DayNumbers, span: number): Fault => ({
  call: getNumbers,
  answer: {
    days: Array.from({ length: span }, (_, n) => ({
      ...(n === span - 1 ? today : nothing),
      day: new Date(Date.UTC(2026, 10, 23 - span + 1 + n)).toISOString().slice(0, 10),
    })),
    total: today,
    before: nothing,
    test_money: false,
  },
});

const openTable = (page: Page) => page.getByText('Show as table').click();

export const adminNumberScreens = statesOf({ route, as: 'admin' })({
  numbers: { path, shows: numberMessages.testMoney },
  'numbers of a year': { path: `${path}&days=365`, faults: [counted(lively, 365)], shows: 'Income in EUR' },
  'numbers as a table': { path: `${path}&days=7`, faults: [counted(lively, 7)], act: openTable, shows: 'Day' },
  'nothing counted': { path, faults: [counted(nothing, 30)], shows: numberMessages.nothing },
  'numbers loading': {
    faults: [never(getNumbers)],
    act: (page) => page.getByRole('tab', { name: 'Numbers' }).click(),
    shows: 'Loading the numbers',
    waits: true,
  },
  'numbers failed': { path, faults: [broken(getNumbers)], shows: numberMessages.failed },
});
