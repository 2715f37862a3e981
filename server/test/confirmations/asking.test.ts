import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { askAgain, listConfirmations, openConfirmation, stopConfirmation } from '@pawsume/contract/confirmations';
import { LIMITS } from '@pawsume/contract/fields';
import { expect, test } from 'vitest';
import { makeOwner, makePet } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';
import { answerBy, askBy, handOn, LANDLORD, makeAsker, requestsOf, tokenMailedTo } from './ask.ts';

const app = await sharedApp();

test('a reference is asked by a letter that names who asks and for which pet, and answers by its link', async () => {
  const asker = await makeAsker(app);
  const email = 'first@landlord.example';
  expect(await askBy(app, asker, { ...LANDLORD, email })).toMatchObject({
    status: 201,
    answer: { msg: messages.asked('Pat Low') },
  });
  const token = await tokenMailedTo(app, email);
  const [mail] = app.inbox.mailbox.list().filter(({ to }) => String(to).includes(email));
  expect(mail?.subject).toBe('Jo Tester asks you about Biscuit');
  const opened = await app.send(openConfirmation, { body: { token } });
  expect(opened.answer).toMatchObject({ owner: 'Jo Tester', pet: { name: 'Biscuit' }, stage: 'facts', lines: [] });
  expect(await requestsOf(app, asker)).toMatchObject([{ state: 'opened', how: 'by e-mail to f•••@landlord.example' }]);
  expect(await answerBy(app, token)).toMatchObject({ status: 200 });
  expect(await requestsOf(app, asker)).toMatchObject([{ state: 'confirmed', printed: true, signed: 'Pat Low' }]);
});

test('a link to hand on is told once, and asked for again it is another one', async () => {
  const asker = await makeAsker(app);
  const { token, id } = await handOn(app, asker);
  expect(JSON.stringify(await requestsOf(app, asker))).not.toContain(token);
  const again = await app.send(askAgain, { as: asker.token, params: { id }, body: {} });
  expect(again.answer.link).toContain('/confirm#token=');
  expect(await app.send(openConfirmation, { body: { token } })).toMatchObject({ status: 400, error: messages.invalid });
});

test('whom the form names is suggested, with the address where there is one, until they are asked', async () => {
  const asker = await makeAsker(app);
  const read = async () =>
    (await app.send(listConfirmations, { as: asker.token, params: { id: asker.petId } })).answer.suggestions;
  const [first] = await read();
  if (!first) throw new Error('the fixture names a reference');
  await handOn(app, asker, { kind: first.kind, name: first.name });
  expect((await read()).map(({ kind }) => kind)).not.toContain(first.kind);
});

test('a request that is stopped is of no use any more, and nothing goes out for it', async () => {
  const asker = await makeAsker(app);
  const { token, id } = await handOn(app, asker);
  await app.send(stopConfirmation, { as: asker.token, params: { id } });
  expect(await app.send(openConfirmation, { body: { token } })).toMatchObject({ status: 400 });
  expect(await requestsOf(app, asker)).toMatchObject([{ state: 'stopped' }]);
});

test('by mail nobody is asked in the name of an address that was never confirmed', async () => {
  const owner = await makeOwner(app);
  const petId = await makePet(app, owner.token);
  expect(await askBy(app, { ...owner, petId }, { ...LANDLORD, email: 'second@landlord.example' })).toMatchObject({
    status: 403,
    error: messages.confirmFirst,
  });
  expect(await requestsOf(app, { ...owner, petId })).toEqual([]);
});

test('a reference can be asked, and signs, with as long a name as step 3 takes', async () => {
  const asker = await makeAsker(app);
  const name = 'Oakwood Property Management '.repeat(3).slice(0, LIMITS.name).trim();
  const { token } = await handOn(app, asker, { name });
  expect(await answerBy(app, token, { signed: name })).toMatchObject({ status: 200 });
  expect(await requestsOf(app, asker)).toMatchObject([{ name, signed: name }]);
});

test('who is asked by mail needs an address, and everybody a name', async () => {
  const asker = await makeAsker(app);
  expect(await askBy(app, asker, { kind: 'Vet', name: 'Dr. Low', by: 'mail' })).toMatchObject({
    status: 400,
    fields: { email: messages.emailMissing },
  });
  expect(await askBy(app, asker, { kind: 'Vet', name: '  ', by: 'link' })).toMatchObject({
    status: 400,
    fields: { name: messages.nameMissing },
  });
});
