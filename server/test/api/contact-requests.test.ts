import { messages } from '@pawsume/contract/messages';
import { changePageSettings } from '@pawsume/contract/page-settings';
import {
  answerContactRequest,
  askForContact,
  CONTACT_DAYS,
  endLink,
  renewLink,
  showContact,
} from '@pawsume/contract/sharing';
import { petByKey } from '@pawsume/fixtures/pets';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { insertNeverMailed } from '#features/confirmations/queries';
import { deleteOverRequests } from '#features/sharing/contact-queries';
import { confirmEmailOf, makeOwner, makeResume, PROFILE } from '../harness/make.ts';
import { textOfPdf } from '../harness/pdf.ts';
import { linksOf, read, share } from '../harness/shared-links.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

const { phone, email } = PROFILE;
const STREET = '12 Elm Street';
const DAY_MS = 86_400_000;

let app: TestApp;
let now = Date.now();
beforeAll(async () => {
  app = await startApp({}, (context) => ({ ...context, clock: () => new Date(now) }));
});

let mine: { token: string; username: string; resumeId: number; petId: number };
let link: Awaited<ReturnType<typeof share>>;
let reader: { name: string; email: string };
let made = 0;
beforeEach(async () => {
  now = Date.now();
  const owner = await makeOwner(app);
  await confirmEmailOf(app, owner);
  mine = { ...owner, ...(await makeResume(app, owner.token, petByKey('biscuit'))) };
  link = await share(app, mine, { hides_contact: true });
  reader = { name: 'Pat Low', email: `pat${++made}@reader.example` };
});

const ask = (body: object = {}) => app.send(askForContact, { body: { slug: link.slug, ...reader, ...body } });
const requests = async () => (await linksOf(app, mine)).requests;
const answer = async (show: boolean) => {
  const [request] = await requests();
  return app.send(answerContactRequest, { as: mine.token, params: { id: request?.id ?? 0 }, body: { show } });
};
const mailTo = (address: string) => app.inbox.mailbox.next(address);
const tokenIn = (url = '') => new URLSearchParams(new URL(url).hash.slice(1)).get('contact') ?? '';
const show = (token: string, slug = link.slug) => app.send(showContact, { body: { slug, token } });
const letThrough = async () => {
  await ask();
  await answer(true);
  const mail = await mailTo(reader.email);
  return { mail, token: tokenIn(mail.links[0]) };
};

test('nothing of how to reach the owner is in a page that hides it, nor in its PDF', async () => {
  await app.send(changePageSettings, {
    as: mine.token,
    params: { id: mine.resumeId },
    body: { shown: { phone: true } },
  });
  const html = (await read(app, `/r/${link.slug}`)).text;
  const pdf = (await read(app, `/r/${link.slug}/pdf`)).bytes;
  for (const hidden of [phone, phone.replaceAll(/[^+\d]/g, ''), email, STREET]) {
    expect(html).not.toContain(hidden);
    expect((await textOfPdf(pdf)).text).not.toContain(hidden);
  }
  expect(html).toContain(messages.sharing.page.ask);
});

test('a reader asks, the owner is mailed who it is, and lets them see it', async () => {
  expect(await linksOf(app, mine)).toMatchObject({ owner_is_mailed: true });
  expect((await ask()).answer).toEqual({ msg: messages.sharing.page.asked });
  const told = await mailTo(email);
  expect(told.subject).toBe('Pat Low asks to see how to reach you about Biscuit');
  expect(told.links).toEqual([`${app.context.publicUrl}/resume/${mine.resumeId}#share`]);
  expect(told.text).not.toContain(reader.email);
  expect(await requests()).toMatchObject([{ ...reader, purpose: 'Renting', state: 'asked' }]);

  expect((await answer(true)).answer).toMatchObject({
    msg: messages.sharing.shownTo('Pat Low'),
    request: { state: 'shown' },
  });
  const mail = await mailTo(reader.email);
  expect(mail.links[0]).toMatch(new RegExp(`^${link.url}#contact=[\\w-]{43}$`));
  const shown = (await show(tokenIn(mail.links[0]))).answer;
  expect(shown.lines.map(({ value }) => value)).toEqual(expect.arrayContaining([phone, email]));
  expect(JSON.stringify(shown)).toContain(STREET);
});

test('a token works as often as it is needed, is stored as a hash, and is good at its link alone', async () => {
  const { token } = await letThrough();
  expect([(await show(token)).status, (await show(token)).status]).toEqual([200, 200]);
  const rows = JSON.stringify(await app.db.selectFrom('contact_requests').selectAll().execute());
  expect(rows).not.toContain(token);
  const other = await share(app, { ...mine, purpose: 'Sitter' }, { hides_contact: true });
  expect([(await show(token, other.slug)).status, (await show('x'.repeat(43))).status]).toEqual([400, 400]);
});

test('who is refused, or let through no longer, sees nothing and is not mailed', async () => {
  const { token } = await letThrough();
  expect((await answer(false)).answer.request.state).toBe('refused');
  expect((await show(token)).status).toBe(400);
});

test('what was asked and answered is over with the link, its address, and after its days', async () => {
  const { token } = await letThrough();
  now += CONTACT_DAYS * DAY_MS - 1000;
  expect((await show(token)).status).toBe(200);
  now += 1000;
  expect((await show(token)).status).toBe(400);
  await deleteOverRequests(app.db, new Date(now));
  expect(await app.db.selectFrom('contact_requests').selectAll().where('email', '=', reader.email).execute()).toEqual(
    [],
  );

  const params = { id: mine.resumeId, purpose: 'Renting' };
  for (const end of [
    () => app.send(renewLink, { as: mine.token, params, body: { url: link.url } }),
    () => app.send(endLink, { as: mine.token, params }),
  ]) {
    link = await share(app, mine, { hides_contact: true });
    const again = await letThrough();
    await end();
    expect((await show(again.token)).status).toBe(404);
    expect(await requests()).toEqual([]);
    link = await share(app, mine, { hides_contact: true });
    expect((await show(again.token)).status).toBe(400);
  }
});

test('who asks twice is answered the same and mails nobody again', async () => {
  await Promise.all([ask(), ask(), ask({ email: reader.email.toUpperCase() })]);
  expect((await ask()).status).toBe(200);
  expect(await requests()).toHaveLength(1);
});

test('a page asks its owner for 20 readers a day at most', async () => {
  for (let n = 0; n < 20; n += 1) expect((await ask({ email: `many${n}@reader${made}.example` })).status).toBe(200);
  const more = await ask({ email: 'more@reader.example' });
  expect([more.status, more.error]).toEqual([429, messages.sharing.page.enoughToday]);
  now += DAY_MS + 1000;
  expect((await ask({ email: 'more@reader.example' })).status).toBe(200);
});

test('names that are addresses, and addresses that are none, are refused', async () => {
  for (const name of [
    '',
    'http://evil.example',
    'www.evil',
    'Win at evil.com now',
    'Go to evil.com, and win',
    'Win at evil。com',
    'Call 902 555 0100',
    'a@b',
    'x'.repeat(81),
    '<b>Pat</b>',
  ])
    expect((await ask({ name })).status, name).toBe(400);
  for (const bad of ['', 'pat', 'pat@', 7]) expect((await ask({ email: bad })).status).toBe(400);
  for (const name of ['Dr. Pat Low-Álvarez Jr.', 'Mr.Low', 'St.John Property', 'Pat Low / Ann Chan'])
    expect((await ask({ name })).status, name).toBe(200);
});

test('there is nothing to ask for where the page shows it', async () => {
  await share(app, mine, { hides_contact: false });
  const refused = await ask();
  expect([refused.status, refused.error]).toEqual([400, messages.sharing.page.nothingHidden]);
});

test('an owner whose address is not confirmed is mailed nothing, and sees who asks', async () => {
  const owner = await makeOwner(app);
  mine = { ...owner, ...(await makeResume(app, owner.token, petByKey('biscuit'))) };
  link = await share(app, mine, { hides_contact: true });
  expect(await linksOf(app, mine)).toMatchObject({ owner_is_mailed: false });
  await ask();
  expect(await requests()).toHaveLength(1);
});

const lettersTo = (address: string) => app.inbox.mailbox.list().filter(({ to }) => String(to).includes(address));
const letJobsPass = () => new Promise((resolve) => setTimeout(resolve, 1500));

test.each(['https://evil.example/win', 'Win at evil。com', 'Call 902 555 0100', 'win@evil.example'])(
  'letters print neither the owner nor the pet where their name is %s',
  async (name) => {
    const own = `owner${made}@names.example`;
    await app.db.updateTable('users').set({ name, email: own }).where('username', '=', mine.username).execute();
    await app.db.updateTable('pets').set({ pet_name: name }).where('id', '=', mine.petId).execute();
    await ask();
    const asked = await mailTo(own);
    expect(asked.subject).toBe('Pat Low asks to see how to reach you about your pet');
    await answer(true);
    const shown = await mailTo(reader.email);
    expect(shown.subject).toBe('How to reach the owner about the pet');
    for (const { text = '' } of [asked, shown]) expect(text).not.toMatch(/evil|win\b|902/i);
  },
);

test('an owner who lets a reader through again mails nobody again, and the first link works again', async () => {
  const { token } = await letThrough();
  for (const choice of [false, true, false, true]) await answer(choice);
  await letJobsPass();
  expect(lettersTo(reader.email)).toHaveLength(1);
  expect((await show(token)).status).toBe(200);
});

test('a reader is mailed once also where the owner changes their mind before the letter goes out', async () => {
  await ask();
  for (const choice of [true, false, true, false, true]) await answer(choice);
  await letJobsPass();
  expect(lettersTo(reader.email)).toHaveLength(1);
});

test('only an owner with a confirmed address lets a reader through', async () => {
  await ask();
  await app.db.updateTable('users').set({ email_confirmed_at: null }).where('username', '=', mine.username).execute();
  expect(await answer(true)).toMatchObject({ status: 403, error: messages.sharing.confirmFirst });
  expect(await requests()).toMatchObject([{ state: 'asked' }]);
  expect((await answer(false)).status).toBe(200);
});

test('no contact letter goes to an address that asked for no more mails', async () => {
  await ask();
  await insertNeverMailed(app.db, app.context.addressHash(reader.email), new Date());
  expect(await answer(true)).toMatchObject({ status: 403, error: messages.sharing.neverMail });
  await letJobsPass();
  expect(lettersTo(reader.email)).toEqual([]);
  link = await share(app, { ...mine, purpose: 'Sitter' }, { hides_contact: true });
  expect(await ask({ email: reader.email.toUpperCase() })).toMatchObject({
    status: 403,
    fields: { email: messages.sharing.page.neverMail },
  });
});

test('one address gets three contact letters a day, from whatever links', async () => {
  const statuses = [];
  for (const purpose of ['Renting', 'Sitter', 'Rehoming', 'Travel'] as const) {
    link = await share(app, { ...mine, purpose }, { hides_contact: true });
    await ask();
    statuses.push((await answer(true)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('a page asks its owner for 20 readers a day also where 33 ask at once', async () => {
  const asking = Array.from({ length: 33 }, (_, n) =>
    app.send(askForContact, {
      body: { slug: link.slug, name: 'Pat', email: `atonce${n}@reader${made}.example` },
    }),
  );
  const statuses = (await Promise.all(asking)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(await requests()).toHaveLength(20);
});
