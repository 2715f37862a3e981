import { forgotPassword, login, register, resetPassword } from '@pawsume/contract/auth';
import { getMe, updateMe } from '@pawsume/contract/users';
import { describe, expect, test } from 'vitest';
import { PASSWORD, PROFILE } from '../harness/make.ts';
import { sharedApp } from '../harness/start-app.ts';
import { me, newPerson, Visitor } from './visitor.ts';

// The attacks of Sudhodanan and Paverd, "Pre-hijacked accounts", USENIX Security 2022.

const TAKEN = '/login?notice=google-email-taken';

const app = await sharedApp();

let made = 0;
/** An account with somebody else's address, which nobody has to prove at sign-up. */
const attack = async (email: string) => {
  const username = `attacker${++made}`;
  await app.send(register, { body: { username, password: PASSWORD, email, name: 'Mallory' } });
  const { answer } = await app.send(login, { body: { username, password: PASSWORD } });
  return { username, token: answer.token };
};

const changeAddress = (token: string, email: string) => app.send(updateMe, { as: token, body: { ...PROFILE, email } });

describe('whoever prepares an account for the victim’s address', () => {
  test('is not joined by the victim’s Google (classic-federated merge)', async () => {
    const victim = newPerson(app);
    const attacker = await attack(victim.email);
    expect(await new Visitor(app).signIn(victim)).toBe(TAKEN);
    expect(await me(app, attacker.token)).toMatchObject({ google_connected: false, name: 'Mallory' });
  });

  test('is not joined by the victim’s password, when prepared with Google (federated-classic merge)', async () => {
    const email = 'victim.of.merge@mail.example';
    const attacker = await new Visitor(app).signInWith(newPerson(app, { email, email_verified: false }));
    const victim = await attack(email);
    const [theirs, ours] = [await me(app, attacker), await me(app, victim.token)];
    expect(theirs.username).not.toBe(ours.username);
    expect(theirs).toMatchObject({ has_password: false, google_connected: true });
    expect(ours).toMatchObject({ has_password: true, google_connected: false });
    expect(await app.send(login, { body: { username: theirs.username, password: PASSWORD } })).toMatchObject({
      status: 401,
    });
  });

  test('keeps no session in the account that the victim opens later (unexpired session)', async () => {
    const victim = newPerson(app);
    const attacker = await attack(victim.email);
    expect(await new Visitor(app).signIn(victim)).toBe(TAKEN);
    await changeAddress(attacker.token, 'mallory@mail.example');
    const session = await new Visitor(app).signInWith(victim);
    const [theirs, ours] = [await me(app, attacker.token), await me(app, session)];
    expect(theirs.username).toBe(attacker.username);
    expect(ours.username).not.toBe(attacker.username);
    expect(ours.email).toBe(victim.email);
  });

  test('gets nothing by taking the victim’s address afterwards (unexpired change of address)', async () => {
    const victim = newPerson(app);
    const { username } = await me(app, await new Visitor(app).signInWith(victim));
    const attacker = await attack('mallory.too@mail.example');
    await changeAddress(attacker.token, victim.email);
    expect(await me(app, await new Visitor(app).signInWith(victim))).toMatchObject({ username });
    expect(await me(app, attacker.token)).toMatchObject({ username: attacker.username, google_connected: false });
  });

  test('opens only the account that it was connected to (trojan identifier)', async () => {
    const victim = newPerson(app);
    const attacker = await attack(victim.email);
    const trojan = newPerson(app, { name: 'Mallory' });
    const visitor = new Visitor(app);
    await visitor.comeBack(await visitor.choose(await visitor.leaveToConnect(attacker.token), trojan));
    expect(await new Visitor(app).signIn(victim)).toBe(TAKEN);
    await changeAddress(attacker.token, 'mallory.again@mail.example');
    const ours = await me(app, await new Visitor(app).signInWith(victim));
    const theirs = await me(app, await new Visitor(app).signInWith(trojan));
    expect(theirs.username).toBe(attacker.username);
    expect(ours.username).not.toBe(attacker.username);
  });

  test('loses its identity once the victim proves the address and takes the account (trojan identifier)', async () => {
    const victim = newPerson(app);
    const attacker = await attack(victim.email);
    const trojan = newPerson(app, { name: 'Mallory' });
    const visitor = new Visitor(app);
    await visitor.comeBack(await visitor.choose(await visitor.leaveToConnect(attacker.token), trojan));
    await app.send(forgotPassword, { body: { email: victim.email } });
    const { links } = await app.inbox.mailbox.next(victim.email, (mail) => mail.text.includes('reset-password'));
    const [, token = ''] = links.join(' ').match(/reset-password#token=([\w-]+)/) ?? [];
    const body = { token, new_password: 'the victim’s own choice' };
    expect(await app.send(resetPassword, { body })).toMatchObject({ status: 200 });
    expect(await app.send(getMe, { as: attacker.token })).toMatchObject({ status: 401 });
    const theirs = await me(app, await new Visitor(app).signInWith(trojan));
    expect(theirs.username).not.toBe(attacker.username);
  });

  test('is not joined by an address of another case, or one that Google does not vouch for', async () => {
    for (const email_verified of [true, false, 'true', undefined]) {
      const victim = newPerson(app, { email_verified });
      const attacker = await attack(victim.email.toUpperCase());
      expect(await new Visitor(app).signIn(victim)).toBe(TAKEN);
      expect(await app.send(getMe, { as: attacker.token })).toMatchObject({ answer: { google_connected: false } });
    }
  });
});
