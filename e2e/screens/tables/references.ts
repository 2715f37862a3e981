import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import {
  answerConfirmation,
  askReference,
  listConfirmations,
  openConfirmation,
  reportConfirmation,
  stopConfirmation,
  tellFacts,
} from '@pawsume/contract/confirmations';
import { getResume } from '@pawsume/contract/resumes';
import type { Page } from '@playwright/test';
import { broken } from '../faults.ts';
import { type Screen, statesOf } from '../screen.ts';
import type { World } from '../world.ts';

/** Of the right shape, and of no link that was ever made. */
const MADE_UP = 'x'.repeat(43);
const day = '2026-11-20T10:00:00.000Z';

/** A link that is handed on, of a request of its own. */
const freshLink = async ({ app, people: { owner } }: World): Promise<string> => {
  const { link = '' } = await owner.send(askReference, {
    params: { id: owner.places.pet ?? 0 },
    body: { kind: 'Landlord', name: 'Pat Low', by: 'link' },
  });
  return link.slice(app.url.length);
};

const line = { answer: 'rental_duration', label: 'Rental time', page: '2 years' } as const;
const asked = {
  ...{ kind: 'Landlord', name: 'Pat Low', owner: 'Jo MacLeod', how: messages.howLink },
  pet: { name: 'Biscuit', type: 'Dog' },
  facts: [
    { id: 'rented_from', input: 'text', ask: 'Since when did Biscuit live in your rental?' },
    { id: 'damage', input: 'yes-no', ask: 'Did Biscuit cause any damage?' },
  ],
  said: { rented_from: 'June 2022', damage: 'No' },
  lines: [line, { answer: 'rental_issues', label: 'Complaints or damage', page: 'None reported' }],
  answered: null,
};
const opened = (stage: 'facts' | 'lines' | 'answered', more: object = {}) => ({
  call: openConfirmation,
  answer: { ...asked, stage, ...more },
});
const answered = {
  lines: [{ answer: 'rental_duration', verdict: 'corrected', correction: 'Three.' }],
  ...{ words: 'Two quiet years.', signed: 'Pat Low' },
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const path = `/confirm#token=${MADE_UP}`;

const referenceScreens = statesOf({ route: '/confirm', as: 'nobody', path })({
  'without a link': { path: '/confirm', shows: messages.invalid },
  'link over': { shows: messages.invalid, provokes: [/^answer 400: POST \/api\/confirmation\/open/] },
  'the owner’s own session': {
    as: 'owner',
    path: freshLink,
    shows: messages.ownSession,
    provokes: [/^answer 403: POST \/api\/confirmation\/open/],
  },
  'their part': { path: freshLink, shows: messages.yourPart },
  'a fact missing': {
    path: freshLink,
    act: (page) => press(page, messages.continue),
    shows: messages.factMissing,
    provokes: [/^answer 400: POST \/api\/confirmation\/facts/],
  },
  'facts not sent': {
    path: freshLink,
    faults: [broken(tellFacts)],
    act: (page) => press(page, messages.continue),
    shows: messages.failed,
  },
  'the page': { faults: [opened('lines')], shows: messages.onThePage },
  'nothing stands': { faults: [opened('lines', { lines: [] })], shows: messages.nothingStands('Jo MacLeod') },
  'a line missing': {
    faults: [opened('lines')],
    act: (page) => press(page, messages.sendAnswers),
    shows: messages.lineMissing,
  },
  'a line corrected': {
    faults: [opened('lines', { answered })],
    shows: messages.whatIsRight,
  },
  'not sent': {
    faults: [opened('lines', { lines: [line], answered }), broken(answerConfirmation)],
    act: (page) => press(page, messages.sendAnswers),
    shows: messages.failed,
  },
  answered: { faults: [opened('answered', { answered })], shows: messages.thanksExplained },
  'decline?': {
    path: freshLink,
    act: (page) => press(page, messages.decline),
    shows: messages.declineQuestion,
    over: true,
  },
  'take back?': {
    faults: [opened('answered', { answered })],
    act: (page) => press(page, messages.takeBack),
    shows: messages.takeBackQuestion,
    over: true,
  },
  'no more mails?': {
    path: async (world) => (await freshLink(world)).replace('#', '?never=1#'),
    shows: messages.declineQuestion,
    over: true,
  },
  declined: {
    path: freshLink,
    act: async (page) => {
      await press(page, messages.decline);
      await page.getByRole('alertdialog').getByRole('button', { name: messages.decline }).click();
    },
    shows: messages.declined,
  },
});

const reportScreens = statesOf({ route: '/report-confirmation', as: 'nobody' })({
  'without a link': { shows: messages.reportGone },
  form: { path: `/report-confirmation#token=${MADE_UP}`, shows: messages.reportExplained },
  failed: {
    path: `/report-confirmation#token=${MADE_UP}`,
    faults: [broken(reportConfirmation)],
    act: (page) => press(page, messages.report),
    shows: messages.failed,
  },
});

const request = {
  ...{ id: 1, kind: 'Landlord', name: 'Pat Low', by: 'mail', how: messages.howMail('p•••@example.com') },
  ...{ asked_at: day, expires_at: day, answered_at: day, signed: 'Pat Low', words: 'Two quiet years.' },
  ...{ shown: true, words_shown: true, printed: false, needs_email: true },
  said: [{ id: 'damage', ask: 'Did Biscuit cause any damage?', said: 'No' }],
  lines: [{ ...line, verdict: 'confirmed', now: '2 years', correction: '' }],
};
const corrected = { ...line, verdict: 'corrected', now: '2 years', correction: 'Three years.' };
const waiting = { answered_at: null, said: [], lines: [], signed: '', words: '' };
const listed = {
  call: listConfirmations,
  answer: {
    requests: [
      { ...request, state: 'confirmed', printed: true },
      { ...request, id: 2, state: 'corrected', lines: [corrected] },
      { ...request, id: 3, state: 'changed' },
      { ...request, id: 4, state: 'not_independent', by: 'link', how: messages.howLink },
      ...(['asked', 'opened', 'expired', 'declined', 'withdrawn', 'stopped'] as const).map((state, at) => ({
        ...{ ...request, ...waiting, id: 5 + at, state },
      })),
    ],
  },
};

const panelScreens = statesOf({ route: '/resume/:id', as: 'owner', path: '/resume/{resume}' })({
  'nobody asked': { faults: [{ call: listConfirmations, answer: { requests: [] } }], shows: messages.empty('Biscuit') },
  'references in every state': { faults: [listed], shows: messages.explained.changed },
  'no place for references': {
    faults: [
      listed,
      {
        call: getResume,
        answer: {
          page: {
            ...{ design: 'Classic', accent: 'Forest', paper: 'A4', purpose: 'Travel' },
            shown: { address: false, phone: false, email: false, references: false },
          },
        },
      },
    ],
    shows: messages.notOnThisPage,
  },
  'references failed': { faults: [broken(listConfirmations)], shows: messages.loadFailed },
  'ask a reference': { act: (page) => press(page, messages.ask), shows: messages.whom, over: true },
  'not asked': {
    faults: [broken(askReference)],
    act: async (page) => {
      await press(page, messages.ask);
      await press(page, messages.send);
    },
    shows: messages.failed,
    over: true,
  },
  'ask again': {
    faults: [listed],
    act: (page) => press(page, messages.askAgain),
    shows: messages.emailHint,
    over: true,
  },
  'stop?': {
    faults: [listed, broken(stopConfirmation)],
    act: async (page) => {
      await page.getByRole('button', { name: /^Stop/ }).first().click();
      await page.getByRole('alertdialog').getByRole('button', { name: messages.stop }).click();
    },
    shows: messages.failed,
    over: true,
  },
});

export const allReferenceScreens: readonly Screen[] = [...referenceScreens, ...reportScreens, ...panelScreens];
