import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { askAgain, declineConfirmation, openConfirmation } from '@pawsume/contract/confirmations';
import { deletePet } from '@pawsume/contract/pets';
import { updateMe } from '@pawsume/contract/users';
import { beforeAll, expect, test } from 'vitest';
import { forgetLateAddresses, forgetStrangerLetters } from '#features/confirmations/queries';
import { confirmEmailOf, makePet, PROFILE } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';
import { type Asker, answerBy, askBy, LANDLORD, makeAsker, requestsOf, tokenMailedTo } from './ask.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});

let mailed = 1000;
const newAddress = () => `landlord${++mailed}@letters.example`;
const addressOf = async ({ username }: Asker): Promise<string> =>
  (await app.db.selectFrom('users').select('email').where('username', '=', username).executeTakeFirstOrThrow()).email;
const letJobsPass = () => new Promise((resolve) => setTimeout(resolve, 1500));
const makeOlder = (id: number, hours: number) =>
  app.db
    .updateTable('confirmations')
    .set({ asked_at: new Date(Date.now() - hours * 3_600_000) })
    .where('id', '=', id)
    .execute();

const letters = (email: string) => app.inbox.mailbox.list().filter(({ to }) => String(to).includes(email));

test('a letter that was used up, and one that was voided by a new one, open nothing', async () => {
  const asker = await makeAsker(app);
  const email = newAddress();
  const { answer } = await askBy(app, asker, { ...LANDLORD, email });
  const old = await tokenMailedTo(app, email);
  await makeOlder(answer.id, 25);
  await app.send(askAgain, { as: asker.token, params: { id: answer.id }, body: {} });
  for (const call of [openConfirmation, declineConfirmation]) {
    expect(await app.send(call, { body: { token: old } })).toMatchObject({ status: 400, error: messages.invalid });
  }
});

test('a link is of no use after thirty days, and the address is forgotten then', async () => {
  const asker = await makeAsker(app);
  const email = newAddress();
  const { answer } = await askBy(app, asker, { ...LANDLORD, email });
  const token = await tokenMailedTo(app, email);
  await app.db
    .updateTable('confirmations')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', answer.id)
    .execute();
  expect(await answerBy(app, token)).toMatchObject({ status: 400, error: messages.invalid });
  expect(await requestsOf(app, asker)).toMatchObject([{ state: 'expired', needs_email: false }]);
  await forgetLateAddresses(app.db, new Date());
  expect(await requestsOf(app, asker)).toMatchObject([{ state: 'expired', needs_email: true }]);
});

test('one address gets three letters a day, whoever asks and however it is spelled', async () => {
  const email = newAddress();
  const spelled = [email, email.toUpperCase(), email.replace('@', '+a@'), email.replace('@', '+b@')];
  const replies = [];
  for (const each of spelled) replies.push(await askBy(app, await makeAsker(app), { ...LANDLORD, email: each }));
  expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  expect(replies.at(-1)?.error).toBe(messages.addressHasEnough);
});

test('of many who ask one address at once, three get through', async () => {
  const email = newAddress();
  const askers = [];
  for (let n = 0; n < 6; n += 1) askers.push(await makeAsker(app));
  const replies = await Promise.all(askers.map((asker) => askBy(app, asker, { ...LANDLORD, email })));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
});

test('one account asks ten times a day, and the same person not twice', async () => {
  const asker = await makeAsker(app);
  const first = await askBy(app, asker, { ...LANDLORD, email: newAddress() });
  const again = await app.send(askAgain, { as: asker.token, params: { id: first.answer.id }, body: {} });
  expect(again).toMatchObject({ status: 429, error: messages.askedLately });
  const replies = [];
  for (let n = 0; n < 9; n += 1) replies.push(await askBy(app, asker, { ...LANDLORD, email: newAddress() }));
  expect(replies.map(({ status }) => status)).toEqual([...Array(8).fill(201), 429]);
});

test('who asks for no more mails gets none from anybody, and only a keyed hash of the address is kept', async () => {
  const asker = await makeAsker(app);
  const email = newAddress();
  await askBy(app, asker, { ...LANDLORD, email });
  const token = await tokenMailedTo(app, email);
  const waiting = await makeAsker(app);
  await askBy(app, waiting, { ...LANDLORD, email });
  await letJobsPass();
  const before = letters(email).length;
  const declined = await app.send(declineConfirmation, { body: { token, never_again: true } });
  expect(declined.answer.msg).toContain(messages.neverAgain);
  for (const spelled of [email, email.toUpperCase(), email.replace('@', '+x@')]) {
    expect(await askBy(app, await makeAsker(app), { ...LANDLORD, email: spelled })).toMatchObject({
      status: 403,
      error: messages.neverMail,
    });
  }
  expect(letters(email)).toHaveLength(before);
  const kept = JSON.stringify(await app.db.selectFrom('never_mailed').selectAll().execute());
  expect(kept).not.toContain('landlord');
  expect(JSON.stringify(await requestsOf(app, asker))).not.toContain(email);
});

test('who declined is not asked again by the same owner', async () => {
  const asker = await makeAsker(app);
  const email = newAddress();
  await askBy(app, asker, { ...LANDLORD, email });
  await app.send(declineConfirmation, { body: { token: await tokenMailedTo(app, email) } });
  expect(await askBy(app, asker, { ...LANDLORD, email })).toMatchObject({ status: 403, error: messages.notToAsk });
});

test('one address gets three letters a day also where the pets they were about are deleted', async () => {
  const email = newAddress();
  for (let n = 0; n < 3; n += 1) {
    const asker = await makeAsker(app);
    expect(await askBy(app, asker, { ...LANDLORD, email })).toMatchObject({ status: 201 });
    await app.send(deletePet, { as: asker.token, params: { id: asker.petId } });
  }
  expect(await askBy(app, await makeAsker(app), { ...LANDLORD, email })).toMatchObject({ status: 429 });
  await forgetStrangerLetters(app.db, new Date(Date.now() + 25 * 3_600_000));
  expect(await askBy(app, await makeAsker(app), { ...LANDLORD, email })).toMatchObject({ status: 201 });
});

test('who declined or took back is not asked again by the same owner about another pet', async () => {
  const asker = await makeAsker(app);
  const email = newAddress();
  await askBy(app, asker, { ...LANDLORD, email });
  await app.send(declineConfirmation, { body: { token: await tokenMailedTo(app, email) } });
  await app.send(deletePet, { as: asker.token, params: { id: asker.petId } });
  const petId = await makePet(app, asker.token);
  expect(await askBy(app, { ...asker, petId }, { ...LANDLORD, email })).toMatchObject({
    status: 403,
    error: messages.notToAsk,
  });
});

test('a letter names a reference, a pet and an owner in neutral words where their names hold a link or a number', async () => {
  const asker = await makeAsker(app);
  const email = newAddress();
  await app.db.updateTable('users').set({ name: 'Win at evil。com' }).where('username', '=', asker.username).execute();
  await app.db.updateTable('pets').set({ pet_name: 'evil.com' }).where('id', '=', asker.petId).execute();
  await askBy(app, asker, { ...LANDLORD, name: 'Call 902 555 0100', email });
  const token = await tokenMailedTo(app, email);
  const [mail] = letters(email);
  expect(mail?.subject).toBe('A pet owner asks you about their pet');
  expect(mail?.text).not.toMatch(/evil|555/);
  await answerBy(app, token);
  const told = await app.inbox.mailbox.next(await addressOf(asker), ({ subject }) => subject.includes('answered'));
  expect(told.subject).toBe('Your reference answered about your pet');
  expect(told.text).not.toMatch(/evil|555/);
});

test('a letter holds nothing that an owner typed but names, and of those nothing that a mail program would make a link of', async () => {
  const asker = await makeAsker(app);
  const email = newAddress();
  const bad = 'Win now https://evil.example/x <b>bold</b> evil.example\u202e a@evil.example\r\nBcc: x';
  await app.send(updateMe, {
    as: asker.token,
    body: { ...PROFILE, name: bad.slice(0, 80), email: await addressOf(asker) },
  });
  await confirmEmailOf(app, asker);
  await askBy(app, asker, { ...LANDLORD, name: 'Pat www.evil.example', email });
  await tokenMailedTo(app, email);
  const [mail] = letters(email);
  const { subject = '', text = '' } = mail ?? {};
  expect(subject).not.toMatch(/[<>\r\n\u202e]|evil|http/);
  expect(text.replaceAll(/https?:\/\/127\.0\.0\.1\S*|http:\/\/localhost\S*/g, '')).not.toMatch(/evil|Bcc:|<b>/);
});
