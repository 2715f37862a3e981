import { exchangeToken, logout } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { listBilling } from '@pawsume/contract/payments';
import {
  beginAuthenticator,
  confirmAuthenticator,
  finishByCode,
  getSecondFactor,
  removeAuthenticator,
} from '@pawsume/contract/second-factor';
import { getMe, updateMe } from '@pawsume/contract/users';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '~/api/api-error.ts';
import { rememberSecondStep } from '~/api/second-step.ts';
import { answer, offline, proofNeeded, refusal } from '../harness/fake-server.ts';
import { alert, button, dialog, expectAddress, field, words } from '../harness/finders.ts';
import { open } from '../harness/open.tsx';
import { nobody, noFactor, owner } from '../harness/people.ts';
import { DAY } from '../harness/pets.ts';

const PASSWORD = 'a fine long password';
const TOKEN = 'x'.repeat(43);
const proof = dialog('Is it you?');

describe('somebody who came by a link into an account', () => {
  const notice = page.getByRole('status').filter({ hasText: 'Not you?' });
  const notATicket = answer(exchangeToken, refusal(401, 'not_authenticated', messages.auth.linkInvalid));
  const arrive = async () => {
    const opened = await open(`/profile?token=${TOKEN}`, [...owner.answers, notATicket], { isVisitor: true });
    await expect.element(notice).toMatchTextContent("You are in Jo MacLeod (jo.macleod)'s account.");
    await expectAddress('/profile');
    return opened;
  };

  test('is told whose it is on every screen, until they say that it is theirs', async () => {
    const { go, reload } = await arrive();
    await reload();
    await expect.element(notice).toBeVisible();
    for (const path of ['/edit-profile', '/form1', '/account-security']) {
      await go(path);
      await expect.element(notice).toBeVisible();
    }
    await button('Yes, this is me').click();
    await expect.element(notice).not.toBeInTheDocument();
    await go('/profile');
    expect(notice.elements()).toEqual([]);
  });

  test('saves nothing before; typed answers stay, and are saved with a yes', async () => {
    const { server, go } = await arrive();
    server.now(answer(updateMe, {}));
    await go('/edit-profile');
    await field('Full Name').fill('Whoever I am');
    await button('Save').click();
    await expect.element(page.getByRole('dialog')).toMatchTextContent('Is this your account?');
    await userEvent.keyboard('{Escape}');
    await expect.element(alert()).toMatchTextContent(messages.account.confirmFirst);
    await button('Save').click();
    expect(server.sentTo(updateMe)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, this is me' }).click();
    await expectAddress('/profile');
    expect(server.bodiesOf(updateMe)).toEqual([expect.objectContaining({ name: 'Whoever I am' })]);
  });

  test('who is not that person logs out', async () => {
    const { server } = await arrive();
    server.now(answer(logout, { msg: 'Bye.' }));
    await button('Log out').click();
    await expectAddress('/login');
    expect(localStorage.getItem('token')).toBeNull();
  });
});

test('a sign-in without a connection is tried again', async () => {
  const { server } = await open(`/login?token=${TOKEN}`, [...nobody.answers, offline(exchangeToken)], {
    isVisitor: true,
  });
  await expect.element(alert()).toMatchTextContent(messages.common.noConnection);
  expect(localStorage.getItem('token')).toBeNull();
  server.now(...owner.answers, answer(exchangeToken, { token: crypto.randomUUID() }));
  await button('Try again').click();
  await expectAddress('/profile');
});

describe('a session that is over leads to the login, with the way back', () => {
  const over = refusal(401, 'not_authenticated', messages.common.pleaseLogIn);
  const expectLogin = async (next: string) => {
    await expectAddress(`/login?next=${encodeURIComponent(next)}`);
    expect(localStorage.getItem('token')).toBeNull();
  };

  test.each([
    ['a screen', '/edit-profile', answer(getMe, over)],
    ['a part of a screen', '/billing-history', answer(listBilling, over)],
  ])('when %s is opened', async (_what, path, refused) => {
    await open(path, [...owner.answers, refused]);
    await expectLogin(path);
  });

  test('when something is saved', async () => {
    await open('/edit-profile', [...owner.answers, answer(updateMe, over)]);
    await field('Full Name').fill('Jo M.');
    await button('Save').click();
    await expectLogin('/edit-profile');
  });
});

describe('a change that needs a proof', () => {
  const wrong = refusal(400, 'invalid_input', messages.password.wrongCurrent, {
    fields: { current_password: messages.password.wrongCurrent },
  });
  const proving = answer(updateMe, ({ body }) => {
    if (body.current_password === undefined) return refusal(403, 'proof_needed', messages.account.proofByPassword);
    return body.current_password === PASSWORD ? {} : wrong;
  });

  test('asks for the password, and saves everything that was typed', async () => {
    const { server } = await open('/edit-profile', [...owner.answers, proving]);
    await field('Email').fill('jo.new@example.com');
    await button('Save').click();
    await expect.element(proof).toMatchTextContent(messages.account.proofByPassword);
    await proof.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(field('Email')).toHaveValue('jo.new@example.com');
    await button('Save').click();
    await field('Current Password').fill('not the password');
    await proof.getByRole('button', { name: 'Continue' }).click();
    await expect.element(words(messages.password.wrongCurrent)).toBeVisible();
    await field('Current Password').fill(PASSWORD);
    await proof.getByRole('button', { name: 'Continue' }).click();
    await expectAddress('/profile');
    expect(server.bodiesOf(updateMe).at(-1)).toMatchObject({ email: 'jo.new@example.com' });
  });

  test('removes the authenticator app after a question and the password', async () => {
    const withApp = answer(getSecondFactor, { ...noFactor, authenticator_since: DAY, recovery_codes_left: 7 });
    const { server } = await open('/account-security', [...owner.answers, withApp, proofNeeded(removeAuthenticator)]);
    await button('Remove the app').click();
    const question = page.getByRole('alertdialog', { name: messages.factor.removeAuthenticator });
    await expect.element(question).toMatchTextContent(messages.factor.lastFactor);
    await question.getByRole('button', { name: 'Remove app' }).click();
    await expect.element(proof).toBeVisible();
    server.now(answer(removeAuthenticator, { msg: messages.factor.authenticatorRemoved }));
    await field('Current Password').fill(PASSWORD);
    await proof.getByRole('button', { name: 'Continue' }).click();
    await expect.element(words(messages.factor.authenticatorRemoved)).toBeVisible();
    expect(server.bodiesOf(removeAuthenticator).at(-1)).toEqual({ current_password: PASSWORD });
  });
});

test('recovery codes stay until they are saved: Escape, a click outside and Back do not close them', async () => {
  const codes = dialog('Your recovery codes');
  const { go } = await open('/profile', [
    ...owner.answers,
    answer(beginAuthenticator, { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' }),
    answer(confirmAuthenticator, { msg: 'Added.', recovery_codes: ['abcd-efgh', 'ijkl-mnop'] }),
  ]);
  await go('/account-security');
  await button('Set up').click();
  await page.getByLabelText('Type the code', { exact: false }).fill('123456');
  await button('Confirm').click();
  await expect.element(codes).toBeVisible();
  await userEvent.keyboard('{Escape}');
  document.elementFromPoint(5, 5)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  history.back();
  await expectAddress('/account-security');
  await expect.element(codes).toBeVisible();
  expect(codes.getByRole('button', { name: 'Close' }).elements()).toEqual([]);
  await button('I’ve saved them').click();
  await expect.element(codes).not.toBeInTheDocument();
});

describe('the second step of a login', () => {
  beforeEach(() => {
    const secondStep = { challenge: TOKEN, kinds: ['authenticator' as const] };
    rememberSecondStep(new ApiError({ status: 401, code: 'second_factor_needed', reason: '', secondStep }));
  });

  test('leads back to the login where it took too long', async () => {
    const over = answer(finishByCode, refusal(401, 'second_factor_over', messages.factor.over));
    await open('/login', [...nobody.answers, over], { isVisitor: true });
    await field('Code').fill('123456');
    await button('Continue').click();
    await expect.element(alert()).toMatchTextContent(messages.factor.over);
    await button('Log in again').click();
    await expect.element(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });
});

test('a button that goes leaves the focus in its card', async () => {
  const begun = answer(beginAuthenticator, {
    key: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP',
  });
  await open('/account-security', [...owner.answers, begun]);
  await button('Set up').click();
  await expect.element(button('Confirm')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toContain('Authenticator app');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByLabelText('Type the code', { exact: false })).toHaveFocus();
});

test('a window gives the focus back to its button', async () => {
  await open('/profile', owner.answers);
  const tile = page.getByRole('button', { name: 'Biscuit', exact: true }).first();
  await tile.click();
  await expect.element(dialog('Biscuit')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tile).toHaveFocus();
});
