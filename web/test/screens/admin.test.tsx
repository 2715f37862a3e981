import {
  changeCredits,
  checkHeldPayment,
  endUserSessions,
  listAudit,
  listHeldPayments,
  listResumePage,
  listUsers,
  sendTestMail,
  sendUserLetter,
} from '@pawsume/contract/admin';
import { confirmationMessages } from '@pawsume/contract/confirmation-messages';
import { listAllConfirmations, stopAnyConfirmation } from '@pawsume/contract/confirmations';
import { helpMessages } from '@pawsume/contract/help-messages';
import { jobMessages } from '@pawsume/contract/job-messages';
import { listFailedJobs, retryJobs } from '@pawsume/contract/jobs';
import { messages } from '@pawsume/contract/messages';
import { numberMessages } from '@pawsume/contract/number-messages';
import { type DayNumbers, getNumbers } from '@pawsume/contract/numbers';
import { page } from 'vitest/browser';
import { type Act, clickText, press } from '../harness/acts.ts';
import { answer, broken, never, refusal } from '../harness/fake-server.ts';
import { admin, nothingCounted } from '../harness/people.ts';
import { DAY } from '../harness/pets.ts';
import { testStates } from '../harness/states.ts';

const openTab =
  (name: string): Act =>
  () =>
    page.getByRole('tab', { name }).click();
const giveCredit = press(/^\+1 Credit/);
const logOut = press(/Log out everywhere/);
const help = press(/Help this person/);

testStates(
  { path: '/admin/dashboard', as: admin },
  {
    users: { shows: '@mail.example' },
    'last page': { path: '/admin/dashboard?search=visitor&page=3', shows: 'visitor-1' },
    'nobody found': {
      path: '/admin/dashboard?search=unheard-of',
      answers: [answer(listUsers, { users: [], total: 0 })],
      shows: messages.admin.noUsers,
    },
    'users failed': { answers: [broken(listUsers)], shows: messages.admin.loadUsersFailed },
    'changing credits': { answers: [never(changeCredits)], act: giveCredit, shows: '@mail.example' },
    'credits not changed': {
      answers: [broken(changeCredits)],
      act: giveCredit,
      shows: messages.admin.updateCreditsFailed,
    },
    'log out?': { act: logOut, shows: 'Every device of this user' },
    'not logged out': {
      answers: [broken(endUserSessions)],
      act: [logOut, logOut],
      shows: messages.admin.endSessionsFailed,
    },
    'help a user': { act: help, shows: 'Delete account…' },
    'address without proof': {
      act: [help, press('Change email address…'), press('Change email address')],
      shows: helpMessages.proofMissing,
    },
    'delete a user?': { act: [help, press('Delete account…')], shows: helpMessages.deletionExplained },
    'letter not sent': {
      answers: [broken(sendUserLetter)],
      act: [help, press('Send confirmation letter again')],
      shows: messages.password.mailFailed,
    },
    'one user': { path: '/admin/dashboard?user=1', shows: 'Their résumés' },
  },
);

const noResume = answer(listResumePage, { resumes: [], total: 0 });
const resume = { id: 1, pet_name: 'Bo', user_id: 1, is_paid: true, created_at: DAY };

testStates(
  { path: '/admin/dashboard?tab=resumes', as: admin },
  {
    résumés: { shows: 'Maximilian' },
    'résumés of a user': { path: '/admin/dashboard?tab=resumes&user=1', shows: 'Show all' },
    'no résumé found': {
      path: '/admin/dashboard?tab=resumes&search=unheard-of',
      answers: [noResume],
      shows: 'No pet or username contains',
    },
    'many pages': { answers: [answer(listResumePage, { resumes: [resume], total: 95 })], shows: 'Go to page' },
    'no résumés': { answers: [noResume], shows: messages.admin.noResumes },
    'résumés loading': {
      path: '/admin/dashboard',
      answers: [never(listResumePage)],
      act: openTab('All Résumés'),
      shows: 'Loading résumés',
    },
    'résumés failed': { answers: [broken(listResumePage)], shows: messages.admin.loadResumesFailed },
  },
);

testStates(
  { path: '/admin/dashboard?tab=held', as: admin },
  {
    'held payments': { shows: 'ID at the provider' },
    'no held payments': { answers: [answer(listHeldPayments, [])], shows: messages.admin.noHeld },
    'held payment checked': {
      answers: [broken(checkHeldPayment)],
      act: press(/Check again/),
      shows: messages.admin.checkFailed,
    },
    'held failed': { answers: [broken(listHeldPayments)], shows: messages.admin.loadHeldFailed },
  },
);

const job = (at: number, kind: 'confirm-email' | 'remove-picture', reason: string) => ({
  ...{ id: `a2b6f5ce-6a0f-4d0e-8c39-0d7f1f2f0a0${at}`, kind, reason, user_id: kind === 'confirm-email' ? at : null },
  ...{ posted_at: DAY, failed_at: DAY, tries: at },
});
const jobs = answer(listFailedJobs, {
  jobs: [
    job(1, 'confirm-email', 'EENVELOPE 550'),
    job(2, 'confirm-email', 'ESOCKET'),
    job(3, 'remove-picture', 'the store of pictures'),
  ],
  counts: { 'confirm-email': 2, 'remove-picture': 1 },
});

testStates(
  { path: '/admin/dashboard?tab=jobs', as: admin },
  {
    'failed jobs': { answers: [jobs], shows: 'EENVELOPE 550' },
    'no failed jobs': { shows: jobMessages.none },
    'failed jobs not retried': {
      answers: [jobs, broken(retryJobs)],
      act: press(/Send again/),
      shows: jobMessages.retryFailed,
    },
    'test mail refused': {
      answers: [answer(sendTestMail, refusal(400, 'invalid_input', helpMessages.testNotTaken('550 No such mailbox')))],
      act: press('Send a test mail'),
      shows: '550 No such mailbox',
    },
    'failed jobs failed': { answers: [broken(listFailedJobs)], shows: jobMessages.failed },
  },
);

const reported = answer(listAllConfirmations, [
  {
    ...{ id: 1, user_id: 4, username: 'visitor-1', kind: 'Landlord', name: 'Pat Low', signed: 'Pat Low' },
    ...{ words: 'Two quiet years.', how: 'by a link the owner handed on', state: 'answered', reports: 2 },
    ...{ asked_at: DAY, reported_at: DAY, report_reason: 'I am not Pat.' },
  },
]);
const stop = press(confirmationMessages.stop);

testStates(
  { path: '/admin/dashboard?tab=references', as: admin },
  {
    references: { answers: [reported], shows: 'I am not Pat.' },
    'no references': { shows: confirmationMessages.adminNone },
    'references failed': { answers: [broken(listAllConfirmations)], shows: confirmationMessages.adminFailed },
    'reference not stopped': {
      answers: [reported, broken(stopAnyConfirmation)],
      act: [stop, stop],
      shows: confirmationMessages.failed,
    },
  },
);
testStates(
  { path: '/admin/dashboard?tab=activity', as: admin },
  {
    activity: { shows: 'What was done' },
    'no activity': { answers: [answer(listAudit, { entries: [], total: 0 })], shows: messages.admin.noActivity },
  },
);

const lively: DayNumbers = {
  ...{ registrations: 12, resumes: 31, downloads: 1204 },
  income: { cad: 1_234_550, eur: 99_900 },
  refunds: { cad: 1000 },
  failures: { model: 1, stripe: 3, paypal: 2, google: 4, mail: 28 },
};
const counted = (today: DayNumbers, span: number) =>
  answer(getNumbers, {
    days: Array.from({ length: span }, (_, at) => ({
      ...(at === span - 1 ? today : nothingCounted),
      day: new Date(Date.UTC(2026, 10, 28 - span + 1 + at)).toISOString().slice(0, 10),
    })),
    ...{ total: today, before: nothingCounted, test_money: false },
  });

testStates(
  { path: '/admin/dashboard?tab=numbers', as: admin },
  {
    numbers: { shows: numberMessages.testMoney },
    'numbers of a year': {
      path: '/admin/dashboard?tab=numbers&days=365',
      answers: [counted(lively, 365)],
      shows: 'Income in EUR',
    },
    'numbers as a table': {
      path: '/admin/dashboard?tab=numbers&days=7',
      answers: [counted(lively, 7)],
      act: clickText('Show as table'),
      shows: /^Day/,
    },
    'nothing counted': { answers: [counted(nothingCounted, 30)], shows: numberMessages.nothing },
    'numbers loading': {
      path: '/admin/dashboard',
      answers: [never(getNumbers)],
      act: openTab('Numbers'),
      shows: 'Loading the numbers',
    },
    'numbers failed': { answers: [broken(getNumbers)], shows: numberMessages.failed },
  },
);
