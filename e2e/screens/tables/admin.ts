import {
  changeCredits,
  checkHeldPayment,
  endUserSessions,
  listAudit,
  listHeldPayments,
  listResumePage,
  listUsers,
} from '@pawsume/contract/admin';
import { confirmationMessages } from '@pawsume/contract/confirmation-messages';
import { listAllConfirmations, stopAnyConfirmation } from '@pawsume/contract/confirmations';
import { jobMessages } from '@pawsume/contract/job-messages';
import { listFailedJobs, retryJobs } from '@pawsume/contract/jobs';
import { messages } from '@pawsume/contract/messages';
import type { Page } from '@playwright/test';
import { broken, never } from '../faults.ts';
import { statesOf } from '../screen.ts';

const route = '/admin/dashboard';
const as = 'admin';

const giveCredit = (page: Page) => page.getByRole('button', { name: '+1 Credit' }).first().click();

const askToLogOut = (page: Page) => page.getByRole('button', { name: 'Log out everywhere' }).first().click();

const given = { posted_at: '2026-11-20T12:00:00.000Z', failed_at: '2026-11-20T22:04:00.000Z' };
const failedJobs = {
  jobs: [
    {
      id: 'a2b6f5ce-6a0f-4d0e-8c39-0d7f1f2f0a01',
      kind: 'confirm-email',
      user_id: 4,
      tries: 1,
      reason: 'EENVELOPE 550',
      ...given,
    },
    {
      id: 'a2b6f5ce-6a0f-4d0e-8c39-0d7f1f2f0a02',
      kind: 'confirm-email',
      user_id: 7,
      tries: 12,
      reason: 'ESOCKET',
      ...given,
    },
    {
      id: 'a2b6f5ce-6a0f-4d0e-8c39-0d7f1f2f0a03',
      kind: 'remove-picture',
      user_id: null,
      tries: 12,
      reason: 'the store of pictures',
      ...given,
    },
  ],
  counts: { 'confirm-email': 2, 'remove-picture': 1 },
};

const references = {
  call: listAllConfirmations,
  answer: [
    {
      ...{ id: 1, user_id: 4, username: 'visitor-1', kind: 'Landlord', name: 'Pat Low', signed: 'Pat Low' },
      ...{ words: 'Two quiet years.', how: 'by a link the owner handed on', state: 'answered', reports: 2 },
      ...{ asked_at: given.posted_at, reported_at: given.failed_at, report_reason: 'I am not Pat.' },
    },
  ],
} as const;

export const adminScreens = statesOf({ route, as })({
  users: { shows: '@mail.example' },
  'last page': { path: `${route}?search=visitor&page=3`, shows: 'visitor-1' },
  'nobody found': { path: `${route}?search=unheard-of`, shows: messages.admin.noUsers },
  'users failed': { faults: [broken(listUsers)], shows: messages.admin.loadUsersFailed },
  'changing credits': { faults: [never(changeCredits)], act: giveCredit, shows: '@mail.example', waits: true },
  'credits not changed': {
    faults: [broken(changeCredits)],
    act: giveCredit,
    shows: messages.admin.updateCreditsFailed,
    over: true,
  },
  'log out?': { act: askToLogOut, shows: 'Every device of this user', over: true },
  'not logged out': {
    faults: [broken(endUserSessions)],
    act: async (page) => {
      await askToLogOut(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Log out everywhere' }).click();
    },
    shows: messages.admin.endSessionsFailed,
    over: true,
  },
  résumés: { path: `${route}?tab=resumes`, shows: 'Maximilian' },
  'résumés of a user': { path: `${route}?tab=resumes&user=1`, shows: 'Show all' },
  'one user': { path: `${route}?user=1`, shows: 'Their résumés' },
  'no résumé found': { path: `${route}?tab=resumes&search=unheard-of`, shows: 'No pet or username contains' },
  'many pages': {
    path: `${route}?tab=resumes`,
    faults: [
      {
        call: listResumePage,
        answer: {
          resumes: [{ id: 1, pet_name: 'Bo', user_id: 1, is_paid: true, created_at: '2026-11-20T12:00:00.000Z' }],
          total: 95,
        },
      },
    ],
    shows: 'Go to page',
  },
  'no résumés': {
    path: `${route}?tab=resumes`,
    faults: [{ call: listResumePage, answer: { resumes: [], total: 0 } }],
    shows: messages.admin.noResumes,
  },
  'résumés loading': {
    faults: [never(listResumePage)],
    act: (page) => page.getByRole('tab', { name: 'All Résumés' }).click(),
    shows: 'Loading résumés',
    waits: true,
  },
  'résumés failed': {
    path: `${route}?tab=resumes`,
    faults: [broken(listResumePage)],
    shows: messages.admin.loadResumesFailed,
  },
  'held payments': { path: `${route}?tab=held`, shows: 'ID at the provider' },
  'no held payments': {
    path: `${route}?tab=held`,
    faults: [{ call: listHeldPayments, answer: [] }],
    shows: messages.admin.noHeld,
  },
  'held payment checked': {
    path: `${route}?tab=held`,
    faults: [broken(checkHeldPayment)],
    act: (page) => page.getByRole('button', { name: 'Check again' }).first().click(),
    shows: messages.admin.checkFailed,
  },
  'held failed': {
    path: `${route}?tab=held`,
    faults: [broken(listHeldPayments)],
    shows: messages.admin.loadHeldFailed,
  },
  'failed jobs': {
    path: `${route}?tab=jobs`,
    faults: [{ call: listFailedJobs, answer: failedJobs }],
    shows: 'EENVELOPE 550',
  },
  'no failed jobs': {
    path: `${route}?tab=jobs`,
    faults: [{ call: listFailedJobs, answer: { jobs: [], counts: {} } }],
    shows: jobMessages.none,
  },
  'failed jobs not retried': {
    path: `${route}?tab=jobs`,
    faults: [{ call: listFailedJobs, answer: failedJobs }, broken(retryJobs)],
    act: (page) => page.getByRole('button', { name: 'Send again' }).first().click(),
    shows: jobMessages.retryFailed,
  },
  'failed jobs failed': {
    path: `${route}?tab=jobs`,
    faults: [broken(listFailedJobs)],
    shows: jobMessages.failed,
  },
  references: { path: `${route}?tab=references`, faults: [references], shows: 'I am not Pat.' },
  'no references': {
    path: `${route}?tab=references`,
    faults: [{ call: listAllConfirmations, answer: [] }],
    shows: confirmationMessages.adminNone,
  },
  'references failed': {
    path: `${route}?tab=references`,
    faults: [broken(listAllConfirmations)],
    shows: confirmationMessages.adminFailed,
  },
  'reference not stopped': {
    path: `${route}?tab=references`,
    faults: [references, broken(stopAnyConfirmation)],
    act: async (page) => {
      await page.getByRole('button', { name: confirmationMessages.stop }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: confirmationMessages.stop }).click();
    },
    shows: confirmationMessages.failed,
    over: true,
  },
  activity: { path: `${route}?tab=activity`, shows: 'What was done' },
  'no activity': {
    path: `${route}?tab=activity`,
    faults: [{ call: listAudit, answer: { entries: [], total: 0 } }],
    shows: messages.admin.noActivity,
  },
});
