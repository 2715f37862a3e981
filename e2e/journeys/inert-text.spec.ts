import { login, register } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { saveProse } from '@pawsume/contract/resume-text';
import { generateResume } from '@pawsume/contract/resumes';
import { updateMe } from '@pawsume/contract/users';
import { expect, type Page } from '@playwright/test';
import { patterns } from '../../web/app/paths.ts';
import type { App } from '../src/app.ts';
import { buyTenCredits, describedPet, newUser, senderFor } from '../src/by-api.ts';
import { cancelAtGoogle, continueAs, startAtLogin } from '../src/google.ts';
import { followBadLinks, readMails, renewPasswords } from '../src/hostile-account.ts';
import { addCertificate } from '../src/hostile-certificate.ts';
import { sendHostileLinks } from '../src/hostile-links.ts';
import { type HostilePerson, hostilePerson } from '../src/hostile-person.ts';
import { expectPrinted } from '../src/hostile-print.ts';
import { sendHostileProofs } from '../src/hostile-proofs.ts';
import { KINDS, RUNS } from '../src/hostile-texts.ts';
import { sendPictures, sendTexts, setWorstEmail, typeEverything } from '../src/hostile-typing.ts';
import { expectInert, pwnedBy, tracesOn, watchForHarm } from '../src/inert.ts';
import { logIn } from '../src/owner.ts';
import { screensOf } from '../src/screens.ts';
import { SentTexts } from '../src/sent-texts.ts';
import { slow, test } from '../src/test.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Sees the pages of both providers, and pays at one. */
const pay = async (page: Page, resumeId: string) => {
  await page.goto(`/payment-page?resume_id=${resumeId}`);
  await button(page, 'Pay with PayPal - $10.00').click();
  await expect(page).toHaveURL(/checkoutnow/);
  await expectInert(page, []);
  await button(page, 'Cancel and return').click();
  await expect(page.getByText('Your résumé remains unpaid and not downloadable.')).toBeVisible();
  await page.goto(`/payment-page?resume_id=${resumeId}`);
  await button(page, 'Pay with Card - $10.00').click();
  await expect(page).toHaveURL(/\/pay\//);
  await expectInert(page, []);
  await page.getByRole('button', { name: /^Pay \$10\.00/ }).click();
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await expectInert(page, []);
};

/** What the providers' ways back make of a text. */
const comeBackWith = async (page: Page, text: string) => {
  const query = encodeURIComponent(text);
  for (const way of ['stripe/return?session_id', 'paypal/return?token', 'paypal/cancel?token']) {
    await page.goto(`/api/${way}=${query}`);
    await expect(page).toHaveURL('/profile');
  }
};

const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
};

const walk = async (page: Page, person: HostilePerson, ids: { petId: string; resumeId: string }) => {
  const { adminDashboard: _forAdministrators, ...screens } = screensOf(person, ids);
  expect([...Object.keys(screens), 'adminDashboard'].toSorted()).toEqual(Object.keys(patterns).toSorted());
  for (const { at, shows } of Object.values(screens)) {
    await page.goto(at);
    await settled(page);
    await expectInert(page, shows);
    expect(page.url()).toContain(at);
  }
};

/** Windows that open over a screen, and the question whether to change the account. */
const openWindows = async (page: Page, { username, profile, pet: { answers } }: HostilePerson) => {
  const { step1 } = answers;
  await page.goto('/profile');
  await page.getByRole('list', { name: 'My Pets' }).getByRole('button').last().click();
  const { name, profession, address, phone } = profile;
  const facts = [step1.pet_type, step1.breed, step1.description, name, profession, address, phone];
  await expect(page.getByRole('dialog', { name: step1.pet_name })).toBeVisible();
  await expectInert(page, facts);
  await page.goto('/resumes');
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(page.getByRole('alertdialog')).toContainText(step1.pet_name);
  await expectInert(page, []);
  const other = `other.${username.replace('@', '.')}`;
  const { token } = await newUser(page.request, other);
  await page.goto(`/login?token=${token}`);
  await expect(page.getByRole('heading', { name: 'Change account?' })).toBeVisible();
  await expectInert(page, [username, other]);
  await button(page, 'Stay logged in').click();
};

const enterAdmin = async (page: Page, { username, password }: App['admin']) => {
  await page.goto('/admin/login');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
};

const administer = async (page: Page, app: App, { username, passwords, worstEmail, pet, text }: HostilePerson) => {
  await enterAdmin(page, { username, password: passwords[0] });
  await expect(page.getByRole('alert')).toHaveText(messages.auth.wrongCredentials);
  await expectInert(page, [username]);
  await enterAdmin(page, app.admin);
  const search = async (words: string) => {
    await page.getByRole('searchbox').fill(words);
    await button(page, 'Apply Filter').click();
  };
  const nobody = text('search');
  await search(nobody);
  await expect(page.getByText(messages.admin.noUsers)).toBeVisible();
  await expectInert(page, [nobody]);
  await page.goto('/admin/dashboard?tab=resumes');
  await search(nobody);
  await expect(page.getByText(messages.admin.noResumes)).toBeVisible();
  await expectInert(page, [nobody]);
  await page.goto('/admin/dashboard');
  await search(worstEmail);
  const row = page.getByRole('row').filter({ hasText: username });
  await expect(row).toHaveCount(1);
  await expectInert(page, [username, worstEmail]);
  await row.getByRole('button', { name: '+1 Credit' }).click();
  await expect(page.getByText(messages.admin.creditsUpdated)).toBeVisible();
  await row.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('alertdialog')).toContainText(username);
  await expectInert(page, [username]);
  for (const [tab, shows] of [
    ['resumes', [pet.answers.step1.pet_name]],
    ['held', []],
    ['activity', [app.admin.username]],
  ] as const) {
    await page.goto(`/admin/dashboard?tab=${tab}`);
    await settled(page);
    await expectInert(page, shows);
  }
};

/** Somebody whose every answer is hostile, made without a browser. */
const arrive = async (page: Page, { username, passwords, profile, worstEmail, pet, prose }: HostilePerson) => {
  const [password] = passwords;
  const asNobody = senderFor(page.request);
  await asNobody(register, { body: { username, email: profile.email, name: profile.name, password } });
  const send = senderFor(page.request, (await asNobody(login, { body: { username, password } })).token);
  await send(updateMe, { body: { ...profile, email: worstEmail } });
  const petId = await describedPet(send, pet);
  const { owner } = pet.answers;
  const { resume_id: id } = await send(generateResume, { params: { pet_id: petId }, body: { owner } });
  await send(saveProse, { params: { id }, body: prose });
  await buyTenCredits(page.request, send);
  await logIn(page, username, password);
  return { petId: String(petId), resumeId: String(id) };
};

test('markup in every answer stays text on each screen that shows it, and in print', async ({ page }) => {
  const [markup] = KINDS;
  const { email } = markup;
  const person = hostilePerson({
    ...{ ...markup, username: `x${markup.username}` },
    email: { mailable: `x${email.mailable}`, worst: `x${email.worst}` },
  });
  const dialogs = await watchForHarm(page.context());
  const ids = await arrive(page, person);
  // The owner's step shows what was typed in this browser.
  const { form4: _typed, ...screens } = screensOf(person, ids);
  for (const { at, shows } of Object.values(screens).filter(({ shows }) => shows.length > 0)) {
    await page.goto(at);
    await settled(page);
    await expectInert(page, shows);
  }
  await expectPrinted(page, person, ids.resumeId);
  expect(dialogs).toEqual([]);
});

for (const kind of KINDS) {
  test(
    `${kind.name} in every field stays text, on every screen and in whatever is made of it`,
    slow,
    async ({ page, app, problems }) => {
      test.setTimeout(180_000);
      problems.expect(/^answer 40[01]: POST \/api\/auth\/(exchange|confirm-email|reset-password|admin\/login)/);
      problems.expect(
        /^answer 4\d\d: \w+ \/api\/(auth|user)\/(google|undo-email|passkeys?|authenticator|recovery-codes|second-factor)/,
      );
      problems.expect(
        /^answer 4\d\d: \w+ \/api\/(confirmations?|shared|registry|user\/pets\/\d+\/confirmations|resumes\/\d+\/links)/,
      );
      problems.expect(/^answer 400: (PUT \/api\/user\/me|POST \/api\/(page\/draft|pet\/form\/page))/);
      problems.expect(/^answer 401: GET \/api\/user\/me/);
      problems.expect(/^answer 403: POST \/api\/admin\/failed-jobs\/retry/);
      problems.expect(/^answer 404: GET \/(?!api|assets|pictures)/);
      const dialogs = await watchForHarm(page.context());
      const sent = await SentTexts.by(page.context(), app.url);
      const person = hostilePerson(kind);
      const ids = await typeEverything(page, person);
      await sendPictures(page, person, { ...ids, sent });
      await addCertificate(page, person, { ...ids, sent });
      await sendTexts(page, person, sent);
      await followBadLinks(page, person);
      await renewPasswords(page, app, person);
      await readMails(page, app, person);
      await setWorstEmail(page, person);
      await pay(page, ids.resumeId);
      await comeBackWith(page, person.text('return'));
      await expectPrinted(page, person, ids.resumeId);
      await walk(page, person, ids);
      await sendHostileLinks(page, person, ids);
      await openWindows(page, person);
      await administer(page, app, person);
      await sendHostileProofs(page, person);
      expect(sent.missing(), 'fields that no hostile text was sent in').toEqual([]);
      expect(dialogs).toEqual([]);
    },
  );

  test(`a name from Google that is ${kind.name} stays text`, slow, async ({ page }) => {
    const dialogs = await watchForHarm(page.context());
    const { text } = hostilePerson(kind);
    const person = { name: text('name'), email: `{{7*191}}'onload='__pwned=1.${kind.name.length}@pwned.example` };
    await startAtLogin(page);
    await continueAs(page, person);
    await expect(page).toHaveURL('/profile');
    await expectInert(page, [person.name, person.email]);
    await button(page, 'Logout').click();
    await startAtLogin(page);
    await expectInert(page, [person.name, person.email]);
    await cancelAtGoogle(page);
    expect(dialogs).toEqual([]);
  });
}

test('text in an address becomes no part of a screen', slow, async ({ page, problems }) => {
  problems.expect(/^answer 40[0134]: (GET|POST) \/api\//);
  const dialogs = await watchForHarm(page.context());
  await newUser(page.request, 'follows-links');
  await logIn(page, 'follows-links');
  const text = encodeURIComponent(`"><img src=x.png onerror="__pwned='pwn-address'">`);
  const script = encodeURIComponent("javascript:__pwned='pwn-address'");
  for (const address of [
    `/login?notice=${text}&next=${text}`,
    `/login?next=${script}`,
    `/profile?notice=${text}`,
    `/success?type=${text}&quantity=${text}&resume_id=${text}&payment=${text}`,
    `/cancel?type=${text}&resume_id=${text}`,
    `/form1?pet_id=${text}`,
    `/form4?pet_id=${script}`,
    `/resume/${text}`,
    `/resume/${script}/edit`,
    `/buy-credits?resume_id=${text}`,
    `/#${text}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectInert(page, []);
  }
  expect(dialogs).toEqual([]);
});

test(
  'what would run is seen where nothing holds it, and is held and seen in a page of ours',
  slow,
  async ({ page, problems }) => {
    problems.expect(/^page error: pwned by pwn-control$/);
    problems.expect(/^page error: against the security policy: script-src-attr inline$/);
    problems.expect(/^page error: against the security policy: script-src-elem inline$/);
    problems.expect(/^console error: .*Content Security Policy/);
    // The sandboxed frame is another origin to us, and is kept from our answers.
    problems.expect(/^(answer 404|no answer): GET \/x\.png/);
    await watchForHarm(page.context());
    const withName = (name: string) => RUNS.map((form) => form(name)).join('');
    for (const form of RUNS) {
      await page.goto('about:blank');
      await page.setContent(`<p>${form('pwn-control')}</p>`);
      await expect.poll(() => pwnedBy(page), { message: form('control') }).toBe('pwn-control');
      expect(await tracesOn(page), form('control')).not.toEqual([]);
    }
    await page.goto('/');
    const pictureAsked = page.waitForResponse('/x.png');
    await page.evaluate(
      ({ held, framed }) => {
        const script = document.createElement('script');
        script.textContent = `__pwned='pwn-script'`;
        const frame = Object.assign(document.createElement('iframe'), { srcdoc: framed });
        frame.setAttribute('sandbox', '');
        document.body.append(script, frame);
        document.body.insertAdjacentHTML('beforeend', held);
      },
      { held: withName('pwn-held'), framed: withName('pwn-framed') },
    );
    await pictureAsked;
    const traces = (await tracesOn(page)).join('\n');
    for (const name of ['pwn-script', 'pwn-held', 'pwn-framed']) expect(traces).toContain(name);
    expect(await pwnedBy(page)).toBeUndefined();
  },
);
