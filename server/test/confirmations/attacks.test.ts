import { listAudit } from '@pawsume/contract/admin';
import { confirmEmail, login } from '@pawsume/contract/auth';
import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import {
  answerConfirmation,
  askAgain,
  declineConfirmation,
  listAllConfirmations,
  openConfirmation,
  reportConfirmation,
  showConfirmation,
  stopAnyConfirmation,
  tellFacts,
} from '@pawsume/contract/confirmations';
import { deletePet } from '@pawsume/contract/pets';
import { generateResume, previewResume } from '@pawsume/contract/resumes';
import { updateMe } from '@pawsume/contract/users';
import { beforeAll, expect, test } from 'vitest';
import { ensureAdmin } from '#features/auth/first-admin';
import { tokenIn } from '../accounts/mails.ts';
import { confirmEmailOf, makePet, PROFILE } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';
import {
  type Asker,
  answerBy,
  askBy,
  handOn,
  LANDLORD,
  makeAsker,
  plainFacts,
  requestsOf,
  tokenMailedTo,
} from './ask.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

let mailed = 0;
const newAddress = () => `landlord${++mailed}@houses.example`;
const addressOf = async ({ username }: Asker): Promise<string> =>
  (await app.db.selectFrom('users').select('email').where('username', '=', username).executeTakeFirstOrThrow()).email;
const cookieOf = (headers: Record<string, unknown>): string => String(headers['set-cookie']).split(';')[0] ?? '';

test('a token of another purpose answers nothing, and one of a request opens nothing else', async () => {
  const asker = await makeAsker(app);
  const { token } = await handOn(app, asker);
  expect(await app.send(confirmEmail, { body: { token } })).toMatchObject({ status: 400 });
  expect(await answerBy(app, asker.token)).toMatchObject({ status: 400, error: messages.invalid });
  const { report_key } = await app.db
    .selectFrom('confirmations')
    .select('report_key')
    .where('pet_id', '=', asker.petId)
    .executeTakeFirstOrThrow();
  expect(await app.send(openConfirmation, { body: { token: report_key } })).toMatchObject({ status: 400 });
});

test('tokens are stored as hashes, and neither they nor addresses reach the log', async () => {
  const asker = await makeAsker(app);
  const email = newAddress();
  await askBy(app, asker, { ...LANDLORD, email });
  const token = await tokenMailedTo(app, email);
  await answerBy(app, token, { words: 'Words of a stranger.' });
  const rows = JSON.stringify(await app.db.selectFrom('confirmations').selectAll().execute());
  expect(rows).not.toContain(token);
  for (const secret of [token, email, 'Words of a stranger']) expect(app.logged.join('')).not.toContain(secret);
});

test('an address of the asking account can neither be asked nor confirm, however it is spelled', async () => {
  const asker = await makeAsker(app);
  const own = await addressOf(asker);
  const [name = '', host = ''] = own.split('@');
  for (const email of [own, own.toUpperCase(), `${name}+landlord@${host}`]) {
    expect(await askBy(app, asker, { ...LANDLORD, email })).toMatchObject({ status: 403, error: messages.ownAddress });
  }
  expect(await requestsOf(app, asker)).toEqual([]);
  const email = newAddress();
  await askBy(app, asker, { ...LANDLORD, email });
  const token = await tokenMailedTo(app, email);
  await app.send(updateMe, { as: asker.token, body: { ...PROFILE, email } });
  expect(await answerBy(app, token)).toMatchObject({ status: 403, error: messages.ownRequest });
});

test('an address that the account left a moment ago cannot be asked either', async () => {
  const asker = await makeAsker(app);
  const earlier = await addressOf(asker);
  await app.send(updateMe, { as: asker.token, body: { ...PROFILE, email: newAddress() } });
  await confirmEmailOf(app, asker);
  expect(await askBy(app, asker, { ...LANDLORD, email: earlier })).toMatchObject({
    status: 403,
    error: messages.ownAddress,
  });
});

test('a session of the asking account is refused, one of anybody else is not', async () => {
  const asker = await makeAsker(app);
  const { token } = await handOn(app, asker);
  expect(await answerBy(app, token, { as: asker.token })).toMatchObject({ status: 403, error: messages.ownSession });
  const somebody = await makeAsker(app);
  await app.db.updateTable('users').set({ email: newAddress() }).where('username', '=', somebody.username).execute();
  expect(await answerBy(app, token, { as: somebody.token })).toMatchObject({ status: 200 });
});

test('refuses every call of a request in a browser of its owner, before and after the answer', async () => {
  const asker = await makeAsker(app);
  const asked = await askBy(app, asker, { kind: 'Landlord', name: 'Pat Low', by: 'link' });
  const headers = { cookie: cookieOf(asked.headers) };
  expect(String(asked.headers['set-cookie'])).toMatch(/HttpOnly/);
  const token = tokenIn(asked.answer.link);
  const said = plainFacts('Landlord', { welcome_again: 'Yes' });
  const tryAll = async () => {
    const body = { token };
    for (const reply of [
      await app.send(openConfirmation, { body, headers }),
      await app.send(tellFacts, { body: { token, said }, headers }),
      await app.send(answerConfirmation, { body: { token, lines: [], words: '', signed: 'Pat' }, headers }),
      await app.send(declineConfirmation, { body, headers }),
      await app.send(reportConfirmation, { body: { token, reason: 'x' }, headers }),
    ])
      expect(reply).toMatchObject({ status: 403, error: messages.ownBrowser });
  };
  await tryAll();
  expect((await app.send(openConfirmation, { body: { token } })).answer).toMatchObject({ stage: 'facts', said: {} });
  await answerBy(app, token, { facts: { welcome_again: 'No' } });
  await tryAll();
  expect(await requestsOf(app, asker)).toMatchObject([{ state: 'corrected', printed: false }]);
});

test('an owner cannot turn the No of a landlord into a Yes, from any browser', async () => {
  const asker = await makeAsker(app);
  const { token } = await handOn(app, asker);
  await answerBy(app, token, { facts: { welcome_again: 'No' } });
  const said = plainFacts('Landlord', { welcome_again: 'Yes' });
  expect(await app.send(tellFacts, { body: { token, said } })).toMatchObject({
    status: 403,
    error: messages.factsStand,
  });
  expect(await requestsOf(app, asker)).toMatchObject([{ state: 'corrected', printed: false }]);
});

test('knows every browser in which an owner asked, also after asking again elsewhere and deleting the pet', async () => {
  const asker = await makeAsker(app);
  const first = await askBy(app, asker, { kind: 'Landlord', name: 'Pat Low', by: 'link' });
  const headers = { cookie: cookieOf(first.headers) };
  const again = await app.send(askAgain, { as: asker.token, params: { id: first.answer.id }, body: {} });
  const open = (token: string) => app.send(openConfirmation, { body: { token }, headers });
  expect(await open(tokenIn(again.answer.link))).toMatchObject({ status: 403, error: messages.ownBrowser });
  await app.send(deletePet, { as: asker.token, params: { id: asker.petId } });
  const { token } = await handOn(app, { ...asker, petId: await makePet(app, asker.token) });
  expect(await open(token)).toMatchObject({ status: 403, error: messages.ownBrowser });
});

test('markup in words, names and corrections is text on the page', async () => {
  const asker = await makeAsker(app);
  const { resume_id } = (await app.send(generateResume, { as: asker.token, params: { pet_id: asker.petId } })).answer;
  const { token, id } = await handOn(app, asker);
  const bad = '<img src=x onerror=alert(1)> #panic("x") $1$ *b* @ref';
  await answerBy(app, token, { words: bad, signed: '<script>Pat</script> #eval("1")' });
  await app.send(showConfirmation, { as: asker.token, params: { id }, body: { shown: true, words_shown: true } });
  const html = (await app.send(previewResume, { as: asker.token, params: { id: resume_id } })).bytes.toString();
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(html).not.toMatch(/<img src=x|<script>Pat/);
});

test('an owner can show or hide what was said, and change none of it', async () => {
  const asker = await makeAsker(app);
  const { token, id } = await handOn(app, asker);
  await answerBy(app, token, { words: 'As I said it.' });
  const body = { shown: true, words_shown: true, words: 'As I like it.', signed: 'The King', lines: [] };
  await app.send(showConfirmation, { as: asker.token, params: { id }, bad: body });
  expect(await requestsOf(app, asker)).toMatchObject([{ words: 'As I said it.', signed: 'Pat Low' }]);
});

test('a reader and who was asked report, and administrators see it first and stop it, on record', async () => {
  const asker = await makeAsker(app);
  const { token, id } = await handOn(app, asker);
  await answerBy(app, token, { words: 'I am not the landlord.' });
  const { report_key } = await app.db
    .selectFrom('confirmations')
    .select('report_key')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(await app.send(reportConfirmation, { body: { report: report_key, reason: 'Made up.' } })).toMatchObject({
    status: 200,
  });
  await app.send(reportConfirmation, { body: { token, reason: 'I am not Pat.' } });
  expect(await app.send(reportConfirmation, { body: { report: 'x', reason: '' } })).toMatchObject({ status: 404 });
  const boss = { username: 'boss.of.references', password: 'a fine admin password' };
  await ensureAdmin({ db: app.db, now: new Date() }, boss);
  const as = (await app.send(login, { body: boss })).answer.token;
  const [first] = (await app.send(listAllConfirmations, { as })).answer;
  expect(first).toMatchObject({ id, reports: 2, report_reason: 'Made up.', words: 'I am not the landlord.' });
  expect(await app.send(stopAnyConfirmation, { as, params: { id } })).toMatchObject({ status: 200 });
  expect(await requestsOf(app, asker)).toMatchObject([{ state: 'stopped', words: '' }]);
  const { entries } = (await app.send(listAudit, { as, query: { page: 1, limit: 10 } })).answer;
  expect(entries[0]).toMatchObject({ action: 'Stopped a reference', actor: boss.username });
  expect(await app.send(openConfirmation, { body: { token } })).toMatchObject({ status: 400 });
});

test('a report counts once for the reference and once for each network address', async () => {
  const asker = await makeAsker(app);
  const { token, id } = await handOn(app, asker);
  await answerBy(app, token);
  const read = () => app.db.selectFrom('confirmations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { report_key } = await read();
  for (let n = 0; n < 3; n += 1) {
    await app.send(reportConfirmation, { body: { token, reason: 'x' } });
    await app.send(reportConfirmation, {
      body: { report: report_key, reason: 'y' },
      headers: { 'user-agent': `Browser ${n}` },
    });
  }
  expect(await read()).toMatchObject({ reports: 2, report_reason: 'x' });
});

test('an administrator’s stop is final: the owner cannot ask by it again', async () => {
  const asker = await makeAsker(app);
  const { id } = await handOn(app, asker);
  await app.db.updateTable('confirmations').set({ state: 'stopped' }).where('id', '=', id).execute();
  expect(await app.send(askAgain, { as: asker.token, params: { id }, body: {} })).toMatchObject({ status: 403 });
});

test('facts of another kind, lines nobody asked for and overlong words are refused or dropped', async () => {
  const asker = await makeAsker(app);
  const { token } = await handOn(app, asker);
  const said = { ...plainFacts('Landlord'), __proto__x: 'x', vaccinated: 'Yes' };
  expect((await app.send(tellFacts, { body: { token, said } })).answer.said).not.toHaveProperty('vaccinated');
  const long = { token, lines: [], words: 'x'.repeat(401), signed: 'Pat' };
  expect(await app.send(answerConfirmation, { body: long })).toMatchObject({ status: 400 });
});

test('nothing of it can be done by a GET', async () => {
  const asker = await makeAsker(app);
  const { token } = await handOn(app, asker);
  for (const path of ['open', 'facts', 'answer', 'decline', 'report']) {
    const reply = await fetch(`${app.url}/api/confirmation/${path}?token=${token}`);
    expect(reply.status, path).toBe(404);
  }
  expect(await requestsOf(app, asker)).toMatchObject([{ state: 'asked' }]);
});
