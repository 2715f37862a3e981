import {
  changeCredits,
  checkHeldPayment,
  endUserSessions,
  listAudit,
  listHeldPayments,
  listResumePage,
  listUsers,
} from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import type { Page } from '@playwright/test';
import { broken, never } from '../faults.ts';
import type { Screen } from '../screen.ts';

const route = '/admin/dashboard';
const as = 'admin';

const giveCredit = (page: Page) => page.getByRole('button', { name: '+1 Credit' }).first().click();

const askToLogOut = (page: Page) => page.getByRole('button', { name: 'Log out everywhere' }).first().click();

export const adminScreens: readonly Screen[] = [
  { route, state: 'users', as, path: route, shows: '@mail.example' },
  { route, state: 'last page', as, path: `${route}?search=visitor&page=3`, shows: 'visitor-1' },
  { route, state: 'nobody found', as, path: `${route}?search=unheard-of`, shows: messages.admin.noUsers },
  {
    route,
    state: 'users failed',
    as,
    path: route,
    faults: [broken(listUsers)],
    shows: messages.admin.loadUsersFailed,
  },
  {
    route,
    state: 'changing credits',
    as,
    path: route,
    faults: [never(changeCredits)],
    act: giveCredit,
    shows: '@mail.example',
    waits: true,
  },
  {
    route,
    state: 'credits not changed',
    as,
    path: route,
    faults: [broken(changeCredits)],
    act: giveCredit,
    shows: messages.admin.updateCreditsFailed,
    over: true,
  },
  { route, state: 'log out?', as, path: route, act: askToLogOut, shows: 'Every device of this user', over: true },
  {
    route,
    state: 'not logged out',
    as,
    path: route,
    faults: [broken(endUserSessions)],
    act: async (page) => {
      await askToLogOut(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
    },
    shows: messages.admin.endSessionsFailed,
    over: true,
  },
  { route, state: 'résumés', as, path: `${route}?tab=resumes`, shows: 'Maximilian' },
  {
    route,
    state: 'no résumés',
    as,
    path: `${route}?tab=resumes`,
    faults: [{ call: listResumePage, answer: { resumes: [], total: 0 } }],
    shows: messages.admin.noResumes,
  },
  {
    route,
    state: 'résumés loading',
    as,
    path: route,
    faults: [never(listResumePage)],
    act: (page) => page.getByRole('tab', { name: 'All Résumés' }).click(),
    shows: 'Loading résumés',
    waits: true,
  },
  {
    route,
    state: 'résumés failed',
    as,
    path: `${route}?tab=resumes`,
    faults: [broken(listResumePage)],
    shows: messages.admin.loadResumesFailed,
  },
  { route, state: 'held payments', as, path: `${route}?tab=held`, shows: 'ID at the provider' },
  {
    route,
    state: 'no held payments',
    as,
    path: `${route}?tab=held`,
    faults: [{ call: listHeldPayments, answer: [] }],
    shows: messages.admin.noHeld,
  },
  {
    route,
    state: 'held payment checked',
    as,
    path: `${route}?tab=held`,
    faults: [broken(checkHeldPayment)],
    act: (page) => page.getByRole('button', { name: 'Check again' }).first().click(),
    shows: messages.admin.checkFailed,
  },
  {
    route,
    state: 'held failed',
    as,
    path: `${route}?tab=held`,
    faults: [broken(listHeldPayments)],
    shows: messages.admin.loadHeldFailed,
  },
  { route, state: 'activity', as, path: `${route}?tab=activity`, shows: 'What was done' },
  {
    route,
    state: 'no activity',
    as,
    path: `${route}?tab=activity`,
    faults: [{ call: listAudit, answer: { entries: [], total: 0 } }],
    shows: messages.admin.noActivity,
  },
];
