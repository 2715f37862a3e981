import { PURPOSES } from '@pawsume/contract/page-settings';
import { deleteResume, restoreResume } from '@pawsume/contract/resumes';
import { endLink, renewLink, saveLink, slug as slugSchema } from '@pawsume/contract/sharing';
import { beforeEach, expect, test } from 'vitest';
import { ownerWith } from '../harness/credits.ts';
import { linksOf, read, share } from '../harness/shared-links.ts';
import { startApp } from '../harness/start-app.ts';

const DAY_MS = 86_400_000;

let now = Date.now();
const app = await startApp({}, (context) => ({ ...context, clock: () => new Date(now) }));

let mine: { token: string; resumeId: number };
beforeEach(async () => {
  now = Date.now();
  const { token, resumeId } = await ownerWith(app);
  mine = { token, resumeId };
});

const linkOf = (purpose: string) => ({ as: mine.token, params: { id: mine.resumeId, purpose } });

test('a résumé has a link for each purpose, and all are off until somebody switches one on', async () => {
  const { links, requests, watermarked } = await linksOf(app, mine);
  expect(links.map(({ purpose, url }) => [purpose, url])).toEqual(PURPOSES.map((purpose) => [purpose, null]));
  expect({ requests, watermarked }).toEqual({ requests: [], watermarked: true });
});

test('a link that is switched on has an address of 132 random bits, which leads to its page', async () => {
  const { url, slug } = await share(app, { ...mine, purpose: 'Just because' });
  expect(slugSchema.safeParse(slug).success).toBe(true);
  expect(url).toBe(`${app.context.publicUrl}/r/${slug}`);
  expect((await read(app, `/r/${slug}`)).text).toContain('Pet résumé');
  const { links } = await linksOf(app, mine);
  expect(links.filter((link) => link.url !== null)).toHaveLength(1);
});

test('two clicks at once make one address, and a change keeps it', async () => {
  const both = await Promise.all([share(app, mine), share(app, mine), share(app, mine)]);
  expect(new Set(both.map(({ url }) => url)).size).toBe(1);
  const changed = await share(app, mine, { ends: '7', with_pdf: false, hides_contact: true });
  expect(changed).toMatchObject({ url: both[0].url, with_pdf: false, hides_contact: true });
});

test('a link ends after the days that were chosen, and never where that was chosen', async () => {
  const week = await share(app, mine, { ends: '7' });
  expect(week.ends_at).toBe(new Date(now + 7 * DAY_MS).toISOString());
  const always = await share(app, { ...mine, purpose: 'Travel' }, { ends: 'never' });
  now += 7 * DAY_MS - 1000;
  expect((await read(app, `/r/${week.slug}`)).status).toBe(200);
  now += 1000;
  expect((await read(app, `/r/${week.slug}`)).status).toBe(404);
  expect((await read(app, `/r/${always.slug}`)).status).toBe(200);
  expect((await linksOf(app, mine)).links[0]).toMatchObject({ url: null, ends_at: null });
  // Switched on again, it has another address.
  expect((await share(app, mine)).url).not.toBe(week.url);
});

test('a link that is ended leads nowhere at once, and is another one when it is switched on again', async () => {
  const first = await share(app, mine);
  expect(await app.send(endLink, linkOf('Renting'))).toMatchObject({ status: 200, answer: { link: { url: null } } });
  expect((await read(app, `/r/${first.slug}`)).status).toBe(404);
  const second = await share(app, mine);
  expect(second.url).not.toBe(first.url);
  expect((await read(app, `/r/${first.slug}`)).status).toBe(404);
});

test('a new address takes the place of the one before, once for two clicks', async () => {
  const { url, slug } = await share(app, mine, { hides_contact: true });
  const renew = () => app.send(renewLink, { ...linkOf('Renting'), body: { url } });
  const [one, other] = await Promise.all([renew(), renew()]);
  expect(one.answer.link.url).toBe(other.answer.link.url);
  expect(one.answer.link).toMatchObject({ hides_contact: true });
  expect(one.answer.link.url).not.toBe(url);
  expect((await read(app, `/r/${slug}`)).status).toBe(404);
});

test('a link that never was cannot be renewed or ended', async () => {
  const renewed = await app.send(renewLink, { ...linkOf('Sitter'), body: { url: 'x' } });
  expect([renewed.status, (await app.send(endLink, linkOf('Sitter'))).status]).toEqual([404, 404]);
});

test('what is no purpose and no end is refused, and nothing is stored', async () => {
  expect((await app.send(saveLink, { ...linkOf('Selling'), body: {} })).status).toBe(404);
  for (const bad of [{ ends: '8' }, { ends: 7 }, { with_pdf: 'yes' }, { hides_contact: 1 }, []]) {
    expect((await app.send(saveLink, { ...linkOf('Renting'), bad })).status).toBe(400);
  }
  expect(await app.db.selectFrom('shared_links').selectAll().where('resume_id', '=', mine.resumeId).execute()).toEqual(
    [],
  );
});

test('links go with their résumé, and come back with it', async () => {
  const { slug } = await share(app, mine);
  const resume = { as: mine.token, params: { id: mine.resumeId } };
  await app.send(deleteResume, resume);
  expect((await read(app, `/r/${slug}`)).status).toBe(404);
  expect((await app.send(saveLink, { ...linkOf('Renting'), body: {} })).status).toBe(404);
  await app.send(restoreResume, resume);
  expect((await read(app, `/r/${slug}`)).status).toBe(200);
});
