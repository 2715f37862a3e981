import { countOpen, endLink } from '@pawsume/contract/sharing';
import { beforeEach, expect, test } from 'vitest';
import { sweepOpens } from '#features/sharing/count-open';
import { makeOwner, makeResume } from '../harness/make.ts';
import { linksOf, PHONE, read, share } from '../harness/shared-links.ts';
import { startApp } from '../harness/start-app.ts';
import { from } from '../security/strangers.ts';

const DAY_MS = 86_400_000;
const DESK = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let now = Date.now();
const app = await startApp({ TRUST_PROXY: 'loopback' }, (context) => ({
  ...context,
  thisMachineAlone: false,
  clock: () => new Date(now),
}));

let mine: { token: string; resumeId: number };
let slug: string;
beforeEach(async () => {
  now = Date.UTC(2026, 10, 24, 12);
  const { token } = await makeOwner(app);
  mine = { token, resumeId: (await makeResume(app, token)).resumeId };
  ({ slug } = await share(app, mine));
});

const open = (browser: string, address = '192.0.2.1') =>
  app.send(countOpen, { body: { slug }, headers: { 'user-agent': browser, ...from(address) } });
const opens = async () => (await linksOf(app, mine)).links[0]?.opens;

test('an address is counted once a day, whatever browsers it names, and each day by itself', async () => {
  for (const browser of [PHONE, DESK, ...Array.from({ length: 12 }, (_, n) => `${DESK} ${n}`)])
    expect(await open(browser)).toMatchObject({ status: 200 });
  for (const last of ['1', '2', 'ffff:1']) await open(PHONE, `2001:db8::${last}`);
  expect(await opens()).toEqual([{ day: '2026-11-24', opens: 2 }]);
  now += DAY_MS;
  await open(PHONE);
  expect(await opens()).toEqual([
    { day: '2026-11-24', opens: 2 },
    { day: '2026-11-25', opens: 1 },
  ]);
});

test('many at once are counted one by one', async () => {
  await Promise.all(Array.from({ length: 8 }, (_, n) => open(DESK, `192.0.2.1${n}`)));
  await Promise.all(Array.from({ length: 8 }, () => open(PHONE)));
  expect(await opens()).toEqual([{ day: '2026-11-24', opens: 9 }]);
});

test('reading the page counts nobody, and programs are not counted', async () => {
  await read(app, `/r/${slug}`);
  for (const bot of ['Slackbot-LinkExpanding 1.0', 'WhatsApp/2.23', 'curl/8.5', 'Googlebot/2.1', ''])
    expect((await open(bot)).status).toBe(200);
  expect(await opens()).toEqual([]);
});

test('of readers nothing is kept but a hash, which goes with its salt after the day', async () => {
  await open(PHONE);
  const marks = () => app.db.selectFrom('open_marks').selectAll().execute();
  const salts = () => app.db.selectFrom('open_salts').selectAll().execute();
  expect(JSON.stringify(await marks())).not.toContain('192.0.2.1');
  expect((await marks()).length).toBeGreaterThan(0);
  await sweepOpens(app.db, new Date(now));
  expect((await salts()).map(({ day }) => day)).toContain('2026-11-24');
  await sweepOpens(app.db, new Date(now + 2 * DAY_MS));
  expect([await marks(), await salts()]).toEqual([[], []]);
  expect(await opens()).toEqual([{ day: '2026-11-24', opens: 1 }]);
});

test('a link that is off, and one that never was, are not counted and answered alike', async () => {
  await app.send(endLink, { as: mine.token, params: { id: mine.resumeId, purpose: 'Renting' } });
  const ended = await open(PHONE);
  const never = await app.send(countOpen, { body: { slug: 'x'.repeat(22) }, headers: { 'user-agent': PHONE } });
  expect([ended.status, ended.error]).toEqual([404, never.error]);
  expect(await opens()).toEqual([]);
});
