import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import {
  answerConfirmation,
  askReference,
  type ConfirmationRequest,
  type ConfirmationToAnswer,
  declineConfirmation,
  listConfirmations,
  openConfirmation,
  reportConfirmation,
  stopConfirmation,
  tellFacts,
} from '@pawsume/contract/confirmations';
import { DEFAULT_PAGE, SHOWN_BY_DEFAULT } from '@pawsume/contract/page-settings';
import { getResume } from '@pawsume/contract/resumes';
import { press } from '../harness/acts.ts';
import { answer, broken, refusal } from '../harness/fake-server.ts';
import { nobody, owner } from '../harness/people.ts';
import { DAY, resume } from '../harness/pets.ts';
import { testStates } from '../harness/states.ts';

const TOKEN = 'x'.repeat(43);
const line = { answer: 'rental_duration', label: 'Rental time', page: '2 years' } as const;
const asked: ConfirmationToAnswer = {
  ...{ kind: 'Landlord', name: 'Pat Low', owner: 'Jo MacLeod', how: messages.howLink, stage: 'facts' },
  pet: { name: 'Biscuit', type: 'Dog' },
  facts: [
    { id: 'rented_from', input: 'text', ask: 'Since when did Biscuit live in your rental?' },
    { id: 'damage', input: 'yes-no', ask: 'Did Biscuit cause any damage?' },
  ],
  ...{ said: {}, lines: [], answered: null },
};
const said = { rented_from: 'June 2022', damage: 'No' };
const lines = [line, { answer: 'rental_issues', label: 'Complaints or damage', page: 'None reported' } as const];
const opened = (more: Partial<ConfirmationToAnswer>) => answer(openConfirmation, { ...asked, ...more });
const onPage = { stage: 'lines', said, lines } as const;
const answered: ConfirmationToAnswer['answered'] = {
  lines: [{ answer: 'rental_duration', verdict: 'corrected', correction: 'Three.' }],
  ...{ words: 'Two quiet years.', signed: 'Pat Low' },
};
const done = opened({ ...onPage, stage: 'answered', answered });
const decline = press(messages.decline);
const goOn = press(messages.continue);
const send = press(messages.sendAnswers);

testStates(
  { path: `/confirm#token=${TOKEN}`, as: nobody, answers: [opened({})] },
  {
    'without a link': { path: '/confirm', shows: messages.invalid },
    'link over': {
      answers: [answer(openConfirmation, refusal(400, 'invalid_input', messages.invalid))],
      shows: messages.invalid,
    },
    'the owner’s own session': {
      as: owner,
      answers: [answer(openConfirmation, refusal(403, 'forbidden', messages.ownSession))],
      shows: messages.ownSession,
    },
    'their part': { shows: messages.yourPart },
    'a fact missing': {
      answers: [answer(tellFacts, refusal(400, 'invalid_input', messages.factMissing))],
      act: goOn,
      shows: messages.factMissing,
    },
    'facts not sent': { answers: [broken(tellFacts)], act: goOn, shows: messages.failed },
    'the page': { answers: [opened(onPage)], shows: messages.onThePage },
    'nothing stands': { answers: [opened({ ...onPage, lines: [] })], shows: messages.nothingStands('Jo MacLeod') },
    'a line missing': { answers: [opened(onPage)], act: send, shows: messages.lineMissing },
    'a line corrected': { answers: [opened({ ...onPage, answered })], shows: messages.whatIsRight },
    'not sent': {
      answers: [opened({ ...onPage, lines: [line], answered }), broken(answerConfirmation)],
      act: send,
      shows: messages.failed,
    },
    answered: { answers: [done], shows: messages.thanksExplained },
    'decline?': { act: decline, shows: messages.declineQuestion },
    'take back?': { answers: [done], act: press(messages.takeBack), shows: messages.takeBackQuestion },
    'no more mails?': { path: `/confirm?never=1#token=${TOKEN}`, shows: messages.declineQuestion },
    declined: {
      answers: [answer(declineConfirmation, { msg: messages.declined })],
      act: [decline, decline],
      shows: messages.declined,
    },
  },
);
testStates(
  { path: `/report-confirmation#token=${TOKEN}`, as: nobody },
  {
    'without a link': { path: '/report-confirmation', shows: messages.reportGone },
    form: { shows: messages.reportExplained },
    failed: { answers: [broken(reportConfirmation)], act: press(messages.report), shows: messages.failed },
  },
);

const judged = { ...line, verdict: 'confirmed', now: '2 years', correction: '' } as const;
const request: ConfirmationRequest = {
  ...{ id: 1, kind: 'Landlord', name: 'Pat Low', by: 'mail', how: messages.howMail('p•••@example.com') },
  ...{ asked_at: DAY, expires_at: DAY, answered_at: DAY, signed: 'Pat Low', words: 'Two quiet years.' },
  ...{ state: 'confirmed', shown: true, words_shown: true, printed: false, needs_email: true },
  said: [{ id: 'damage', ask: 'Did Biscuit cause any damage?', said: 'No' }],
  lines: [judged],
};
const waiting = { ...request, answered_at: null, said: [], lines: [], signed: '', words: '' };
const corrected = { ...judged, verdict: 'corrected', correction: 'Three years.' } as const;
const listed = answer(listConfirmations, {
  pet_name: 'Biscuit',
  requests: [
    { ...request, printed: true },
    { ...request, id: 2, state: 'corrected', lines: [corrected] },
    { ...request, id: 3, state: 'changed' },
    { ...request, id: 4, state: 'not_independent', by: 'link', how: messages.howLink },
    ...(['asked', 'opened', 'expired', 'declined', 'withdrawn', 'stopped'] as const).map((state, at) => ({
      ...{ ...waiting, id: 5 + at, state },
    })),
  ],
  suggestions: [],
});
const nobodyAsked = answer(listConfirmations, { pet_name: 'Biscuit', requests: [], suggestions: [] });
const page = { ...DEFAULT_PAGE, purpose: 'Travel', shown: SHOWN_BY_DEFAULT.Travel } as const;
const ask = press(messages.ask);

testStates(
  { path: '/resume/1', as: owner },
  {
    'nobody asked': { answers: [nobodyAsked], shows: messages.empty('Biscuit') },
    'references in every state': { answers: [listed], shows: messages.explained.changed },
    'no place for references': {
      answers: [listed, answer(getResume, { ...resume, page })],
      shows: messages.notOnThisPage,
    },
    'references failed': { answers: [broken(listConfirmations)], shows: messages.loadFailed },
    'ask a reference': { act: ask, shows: messages.whom },
    'not asked': { answers: [broken(askReference)], act: [ask, press(messages.send)], shows: messages.failed },
    'ask again': { answers: [listed], act: press(messages.askAgain), shows: messages.emailHint },
    'stop?': {
      answers: [listed, broken(stopConfirmation)],
      act: [press(/^Stop/), press(messages.stop)],
      shows: messages.failed,
    },
  },
);
