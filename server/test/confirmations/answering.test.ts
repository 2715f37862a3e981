import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import {
  answerConfirmation,
  askAgain,
  declineConfirmation,
  openConfirmation,
  showConfirmation,
  tellFacts,
} from '@pawsume/contract/confirmations';
import { saveStep3 } from '@pawsume/contract/pets';
import { generateResume, previewResume } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { expect, test } from 'vitest';
import { sharedApp } from '../harness/start-app.ts';
import {
  type Asker,
  answerBy,
  askBy,
  handOn,
  judged,
  LANDLORD,
  makeAsker,
  plainFacts,
  requestsOf,
  tokenMailedTo,
} from './ask.ts';

const app = await sharedApp();

const { step3 } = petByKey('biscuit').answers;
const changeStep3 = (asker: Asker, change: object) =>
  app.send(saveStep3, { as: asker.token, params: { pet_id: asker.petId }, body: { ...step3, ...change } });

const resumeOf = async ({ token, petId }: Asker) =>
  (await app.send(generateResume, { as: token, params: { pet_id: petId } })).answer.resume_id;
const wordsOn = async ({ token }: Asker, id: number) =>
  (await app.send(previewResume, { as: token, params: { id } })).bytes.toString();

const stateOf = async (asker: Asker) => (await requestsOf(app, asker))[0]?.state;

test('nobody sees what the page says before they have told their own part, and all of it has to be told', async () => {
  const { token } = await handOn(app, await makeAsker(app));
  const opened = await app.send(openConfirmation, { body: { token } });
  expect(opened.answer).toMatchObject({ stage: 'facts', lines: [], said: {} });
  const { damage: _left, ...said } = plainFacts('Landlord');
  expect(await app.send(tellFacts, { body: { token, said } })).toMatchObject({
    status: 400,
    fields: { damage: messages.factMissing },
  });
  expect(await app.send(answerConfirmation, { body: { token, lines: [], words: '', signed: 'Pat' } })).toMatchObject({
    status: 400,
    error: messages.factsFirst,
  });
  const told = await app.send(tellFacts, { body: { token, said: plainFacts('Landlord') } });
  expect(told.answer.lines.map(({ label }) => label)).toEqual(['Rental time', 'Complaints or damage']);
});

test('every line has to be judged, and one that is corrected needs to say what is right', async () => {
  const { token } = await handOn(app, await makeAsker(app));
  const told = await app.send(tellFacts, { body: { token, said: plainFacts('Landlord') } });
  const [first] = judged(told.answer, () => 'confirmed', '');
  const body = { token, words: '', signed: 'Pat' };
  expect(await app.send(answerConfirmation, { body: { ...body, lines: first ? [first] : [] } })).toMatchObject({
    status: 400,
    error: messages.lineMissing,
  });
  const lines = judged(told.answer, () => 'corrected', '');
  expect(await app.send(answerConfirmation, { body: { ...body, lines } })).toMatchObject({
    status: 400,
    error: messages.correctionMissing,
  });
});

test('a line that contradicts what somebody told of their own part cannot be confirmed', async () => {
  const { token } = await handOn(app, await makeAsker(app));
  expect(await answerBy(app, token, { facts: { damage: 'Yes' } })).toMatchObject({
    status: 400,
    fields: { rental_issues: messages.contradicts },
  });
});

test('an answer that changes while somebody reads it is not confirmed as it was', async () => {
  const asker = await makeAsker(app);
  const { token } = await handOn(app, asker);
  const told = await app.send(tellFacts, { body: { token, said: plainFacts('Landlord') } });
  await changeStep3(asker, { rental_duration: '9 years' });
  const lines = judged(told.answer, () => 'confirmed', '');
  expect(await app.send(answerConfirmation, { body: { token, lines, words: '', signed: 'Pat' } })).toMatchObject({
    status: 409,
    error: messages.pageChanged,
  });
});

test('the page says who confirmed what, when and how; their words only where the owner shows them, and a correction never', async () => {
  const asker = await makeAsker(app);
  const resume = await resumeOf(asker);
  const { token, id } = await handOn(app, asker);
  await answerBy(app, token, { words: 'A quiet lodger & a friend.', facts: { welcome_again: 'Yes' } });
  const first = await wordsOn(asker, resume);
  expect(first).toMatch(/Confirmed by Pat Low, landlord, \d{1,2} \w+ \d{4}/);
  expect(first).toContain(
    'Rental time, complaints or damage, would welcome Biscuit again. By a link the owner handed on.',
  );
  expect(first).not.toContain('lodger');
  const choose = (shown: boolean, words_shown: boolean) =>
    app.send(showConfirmation, { as: asker.token, params: { id }, body: { shown, words_shown } });
  await choose(true, true);
  expect(await wordsOn(asker, resume)).toContain('“A quiet lodger &amp; a friend.”');
  await choose(false, true);
  expect(await wordsOn(asker, resume)).not.toMatch(/Confirmed by|lodger/);
});

test('where an answer that was confirmed changes, the mark goes, and it is back with the same answer', async () => {
  const asker = await makeAsker(app);
  const resume = await resumeOf(asker);
  const { token } = await handOn(app, asker);
  await answerBy(app, token);
  expect(await stateOf(asker)).toBe('confirmed');
  await changeStep3(asker, { rental_duration: '9 years' });
  expect(await stateOf(asker)).toBe('changed');
  expect(await wordsOn(asker, resume)).not.toContain('Confirmed by');
  await changeStep3(asker, { rental_duration: `  ${step3.rental_duration.toUpperCase()} ` });
  expect(await stateOf(asker)).toBe('confirmed');
  expect(await wordsOn(asker, resume)).toContain('Confirmed by');
});

test('a line that stands although somebody corrected it gives no mark; its owner sees what they said', async () => {
  const asker = await makeAsker(app);
  const resume = await resumeOf(asker);
  const { token } = await handOn(app, asker);
  const verdict = (answer: string) => (answer === 'rental_issues' ? ('corrected' as const) : ('confirmed' as const));
  await answerBy(app, token, { verdict, correction: 'The floor was scratched.' });
  const [request] = await requestsOf(app, asker);
  expect(request).toMatchObject({ state: 'corrected', printed: false });
  expect(request?.lines.map(({ correction }) => correction)).toContain('The floor was scratched.');
  expect(await wordsOn(asker, resume)).not.toMatch(/Confirmed by|scratched/);
  await changeStep3(asker, { rental_issues: 'Yes', rental_issue_details: 'A scratched floor in 2023.' });
  expect(await stateOf(asker)).toBe('confirmed');
  expect(await wordsOn(asker, resume)).toContain('Confirmed by');
  expect(await wordsOn(asker, resume)).not.toContain('Rental time, complaints');
});

test('who would not have the pet again gives no mark', async () => {
  const asker = await makeAsker(app);
  const { token } = await handOn(app, asker);
  await answerBy(app, token, { facts: { welcome_again: 'No' } });
  expect(await requestsOf(app, asker)).toMatchObject([{ state: 'corrected', printed: false }]);
});

test('an answer is changed by the same link, and other words are hidden until their owner shows them', async () => {
  const asker = await makeAsker(app);
  const { token, id } = await handOn(app, asker);
  await answerBy(app, token, { words: 'Fine.' });
  await app.send(showConfirmation, { as: asker.token, params: { id }, body: { shown: true, words_shown: true } });
  expect((await app.send(openConfirmation, { body: { token } })).answer).toMatchObject({
    stage: 'answered',
    answered: { words: 'Fine.', signed: 'Pat Low' },
  });
  await answerBy(app, token, { words: 'Not so fine.', signed: 'P. Low' });
  expect(await requestsOf(app, asker)).toMatchObject([{ words: 'Not so fine.', signed: 'P. Low', words_shown: false }]);
});

test('what was said is taken back by the same link, all of it, and the link is of no use then', async () => {
  const asker = await makeAsker(app);
  const resume = await resumeOf(asker);
  const { token, id } = await handOn(app, asker);
  await answerBy(app, token, { words: 'To be forgotten.' });
  expect(await app.send(declineConfirmation, { body: { token } })).toMatchObject({
    answer: { msg: messages.withdrawn },
  });
  expect(await requestsOf(app, asker)).toMatchObject([
    { state: 'withdrawn', words: '', signed: '', lines: [], said: [] },
  ]);
  expect(await wordsOn(asker, resume)).not.toContain('Confirmed by');
  expect(await app.send(openConfirmation, { body: { token } })).toMatchObject({ status: 400, error: messages.invalid });
  expect(await app.send(askAgain, { as: asker.token, params: { id }, body: {} })).toMatchObject({
    status: 403,
    error: messages.notToAsk,
  });
});

test('an address is forgotten with the answer, and its owner is told of it by a letter that says nothing of what was said', async () => {
  const asker = await makeAsker(app);
  const email = 'forgotten@landlord.example';
  await askBy(app, asker, { ...LANDLORD, email });
  await answerBy(app, await tokenMailedTo(app, email), { words: 'Secret words.' });
  const rows = await app.db.selectFrom('confirmations').selectAll().where('pet_id', '=', asker.petId).execute();
  expect(JSON.stringify(rows)).not.toContain(email);
  const { email: to } = await app.db
    .selectFrom('users')
    .select('email')
    .where('username', '=', asker.username)
    .executeTakeFirstOrThrow();
  const mail = await app.inbox.mailbox.next(to, ({ subject }) => subject === 'Pat Low answered about Biscuit');
  expect(JSON.stringify(mail)).not.toContain('Secret words');
});
