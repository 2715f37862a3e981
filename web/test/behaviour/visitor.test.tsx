import { login, logout, register } from '@pawsume/contract/auth';
import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { messages } from '@pawsume/contract/messages';
import { emptyStep1 } from '@pawsume/contract/pet-steps/step1';
import { createPet, getPetProgress, getStep1 } from '@pawsume/contract/pets';
import { getMe, updateMe } from '@pawsume/contract/users';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeToken } from '~/api/session.ts';
import { answer, offline, refusal } from '../harness/fake-server.ts';
import { button, expectAddress, expectKept, field, fillStorage, link, stored, words } from '../harness/finders.ts';
import { type Opened, open } from '../harness/open.tsx';
import { me, newcomer, nobody, owner } from '../harness/people.ts';

const PASSWORD = 'a fine long password';
const DAY_MS = 86_400_000;

const typeBasics = async () => {
  await field('Pet Name').fill('Mochi');
  await field('Pet Type').fill('Cat');
  await userEvent.keyboard('{Escape}');
  await field('Pet Age').fill('3 years');
};
const describe = async () => {
  const opened = await open('/form1', nobody.answers, { isVisitor: true });
  await typeBasics();
  return opened;
};
const accountAsked = () =>
  expect.element(page.getByRole('heading', { name: messages.visitor.createAccount('Mochi') })).toBeVisible();
const toAccount = async () => {
  const opened = await describe();
  await button('Next').click();
  await accountAsked();
  return opened;
};
/** From now on the server knows Jo, who has a complete profile, and takes the pet. */
const knowJo = ({ server }: Opened) =>
  server.now(
    ...owner.answers,
    answer(login, { token: crypto.randomUUID() }),
    answer(createPet, { pet_id: 1, version: 1 }),
    answer(getStep1, { ...emptyStep1, pet_name: 'Mochi', version: 1 }),
    answer(getPetProgress, { pet_name: 'Mochi', answered_steps: [1] }),
  );
const logInHere = async () => {
  await button('Login').click();
  await field('Username').fill('jo.macleod');
  await field('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).last().click();
};
const expectMochi = ({ server }: Opened) =>
  expect
    .poll(() => server.bodiesOf(createPet))
    .toEqual([expect.objectContaining({ pet_name: 'Mochi', pet_age: '3 years' })]);

test('somebody who has an account logs in in the same place, and Save stays on the step', async () => {
  const opened = await describe();
  await button('Save').click();
  await accountAsked();
  knowJo(opened);
  await logInHere();
  await expectAddress('/form1?pet_id=1');
  await expect.element(page.getByText(/^Saved at /)).toBeVisible();
  await expectMochi(opened);
});

test('basics that are missing are named before an account is asked for, and one comes back to the answers', async () => {
  await open('/form1', nobody.answers, { isVisitor: true });
  await button('Next').click();
  await expect.element(words(messages.petForm.fillBasics)).toBeVisible();
  await typeBasics();
  await button('Next').click();
  await accountAsked();
  await link('Back to the answers').click();
  await expect.element(field('Pet Name')).toHaveValue('Mochi');
});

test('fields of the sign-up survive a reload and a look at the login, without the password', async () => {
  const { reload } = await toAccount();
  await field('Full Name').fill('Uma');
  await field('Password').fill(PASSWORD);
  await expectKept('Uma');
  await button('Login').click();
  await reload();
  await button('Sign Up').click();
  await expect.element(field('Full Name')).toHaveValue('Uma');
  await expect.element(field('Password')).toHaveValue('');
  expect(stored()).not.toContain(PASSWORD);
});

test('a sign-up without a connection is tried again, and the profile is asked for', async () => {
  const opened = await toAccount();
  opened.server.now(offline(register));
  for (const [label, value] of Object.entries({
    ...{ 'Full Name': 'Uma', Email: 'uma@mail.example', Username: 'uma', Password: PASSWORD },
    'Confirm Password': PASSWORD,
  }))
    await field(label).fill(value);
  const signUp = page.getByRole('button', { name: 'Sign Up', exact: true }).last();
  await signUp.click();
  await expect.element(words(messages.common.offline)).toBeVisible();
  opened.server.now(...newcomer.answers, answer(register, {}), answer(login, { token: crypto.randomUUID() }));
  await signUp.click();
  await expect.element(page.getByRole('heading', { name: messages.visitor.aboutYou('Mochi') })).toBeVisible();
  await field('Profession').fill(me.profession);
  await field('Address').fill(me.address);
  await field('Phone').fill(me.phone);
  knowJo(opened);
  opened.server.now(answer(updateMe, {}), answer(getMe, { ...me, username: 'newcomer' }));
  await button(messages.visitor.keep('Mochi')).click();
  await expectAddress('/form2?pet_id=1');
  await expectMochi(opened);
});

test('an account that was logged in to elsewhere is asked before it gets the pet', async () => {
  const opened = await toAccount();
  knowJo(opened);
  storeToken(crypto.randomUUID());
  await opened.reload();
  await expect
    .element(page.getByRole('heading', { name: messages.visitor.whose('Mochi', 'jo.macleod') }))
    .toBeVisible();
  expect(opened.server.bodiesOf(createPet)).toEqual([]);
  await button(messages.visitor.keep('Mochi')).click();
  await expectAddress('/form2?pet_id=1');
  await expectMochi(opened);
});

test('a pet that cannot be kept at first is sent again under its key', async () => {
  const opened = await toAccount();
  knowJo(opened);
  opened.server.now(offline(createPet));
  await logInHere();
  await expect.element(words(messages.common.offline)).toBeVisible();
  await expect.element(field('Pet Name')).toHaveValue('Mochi');
  knowJo(opened);
  await opened.reload();
  await expectAddress('/form2?pet_id=1');
  const keys = opened.server.sentTo(createPet).map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('a session that ends on the way is begun anew there', async () => {
  const opened = await toAccount();
  opened.server.now(answer(getMe, refusal(401, 'not_authenticated', messages.petForm.loginFirst)));
  storeToken('of-no-session');
  await opened.reload();
  await accountAsked();
  knowJo(opened);
  await logInHere();
  await expectAddress('/form2?pet_id=1');
  await expectMochi(opened);
});

test('where the device keeps nothing, answers come along all the same', async () => {
  fillStorage();
  const opened = await describe();
  await expect.element(words(messages.forms.notSaved)).toBeVisible();
  await button('Next').click();
  await accountAsked();
  knowJo(opened);
  await logInHere();
  await expectAddress('/form2?pet_id=1');
  await expectMochi(opened);
});

/** A visitor's pet on the device, and somebody who logs in by another way and opens the form of a new pet. */
const arriveAfterVisitor = async () => {
  const opened = await describe();
  await expectKept('Mochi');
  knowJo(opened);
  storeToken(crypto.randomUUID());
  await opened.go('/profile');
  await opened.go('/form1');
  return opened;
};
const offer = words(messages.visitor.waiting('Mochi'));

test('a visitor’s pet is offered to the next account, which keeps it', async () => {
  const opened = await arriveAfterVisitor();
  await expect.element(offer).toBeVisible();
  await expect.element(field('Pet Name')).toHaveValue('');
  await button(messages.visitor.keep('Mochi')).click();
  await expectAddress('/form1?pet_id=1');
  await expectMochi(opened);
});

test('a visitor’s pet is looked at and discarded by the next account', async () => {
  await arriveAfterVisitor();
  await button('Show answers').click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('3 years');
  await button('Discard').click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(stored()).not.toContain('Mochi');
});

test('a visitor’s pet is dropped after seven days', async () => {
  const { go, reload } = await arriveAfterVisitor();
  await expect.element(offer).toBeVisible();
  vi.setSystemTime(Date.now() + 7 * DAY_MS + 1000);
  await go('/profile');
  await reload();
  await expect.poll(stored).not.toContain('Mochi');
});

test('fields of a sign-up are empty after an account has logged in and out', async () => {
  const { server } = await open('/login', nobody.answers, { isVisitor: true });
  await button('Sign Up').click();
  await field('Full Name').fill('Somebody Shy');
  await expectKept('Somebody Shy');
  server.now(...owner.answers, answer(login, { token: crypto.randomUUID() }));
  await logInHere();
  await expectAddress('/profile');
  server.now(answer(logout, { msg: 'Bye.' }));
  await button('Logout').click();
  await expectAddress('/login');
  await button('Sign Up').click();
  await expect.element(field('Full Name')).toHaveValue('');
  expect(stored()).not.toMatch(/Shy|jo\.macleod/);
});
