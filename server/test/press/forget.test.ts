import { WIDEST_PICTURE } from '@pawsume/contract/resumes';
import { expect, onTestFinished, test } from 'vitest';
import { openDrawnPreviews } from '#press/drawn-previews';
import { openPress } from '#press/press';
import type { DrawnPreview } from '#press/worker';
import { named } from './pages.ts';
import { watchProcesses } from './worker-processes.ts';

const OWNER = 1;
const OTHER = 2;

test('the press that forgets finishes pages under way, and sets the same page the same way again', async () => {
  const press = openPress({ workers: 1 });
  onTestFinished(() => press.close());
  const page = named('Biscuit');
  const { pdf: first } = await press.renderPdf(page, null, OWNER);
  const underWay = press.renderPdf(page, null, OWNER);
  press.forget(OWNER);
  press.forget(OWNER);
  const { pdf: second } = await press.renderPdf(page, null, OWNER);
  expect((await underWay).pdf.equals(first)).toBe(true);
  expect(second.equals(first)).toBe(true);
});

test('forgetting one user replaces no process: nobody else waits for a new one', async () => {
  const processes = watchProcesses();
  const press = openPress({ workers: 1 });
  onTestFinished(() => press.close());
  await press.renderPdf(named('Biscuit'), null, OWNER);
  const setBy = processes();
  press.forget(OWNER);
  await press.renderPdf(named('Rex'), null, OTHER);
  expect(processes()).toEqual(setBy);
});

const preview = (name: string) => ({
  picture: Buffer.from(name),
  page: named(name),
  places: [],
  trimmed: [],
  undrawn: [],
  photo: { x: 0, y: 0, width: 1, height: 1, round: true },
});
const contentOf = (asker: number) =>
  ({ asker, page: '{}', design: '{}', mark: 'watermark', width: WIDEST_PICTURE, photo: null }) as const;

test('a preview is drawn once for all who ask meanwhile and after', async () => {
  const previews = openDrawnPreviews();
  let drawn = 0;
  const draw = async () => preview(`drawing ${++drawn}`);
  const [first, second] = await Promise.all([1, 2].map(() => previews.recall(contentOf(OWNER), draw)));
  expect([first, second, await previews.recall(contentOf(OWNER), draw)]).toEqual(Array(3).fill(preview('drawing 1')));
});

test('a preview is forgotten with its owner, and only with its owner', async () => {
  const previews = openDrawnPreviews();
  for (const asker of [OWNER, OTHER]) await previews.recall(contentOf(asker), async () => preview('before'));
  previews.forget(OWNER);
  expect(await previews.recall(contentOf(OWNER), async () => preview('after'))).toEqual(preview('after'));
  expect(await previews.recall(contentOf(OTHER), async () => preview('after'))).toEqual(preview('before'));
});

test('a preview that was being drawn when its owner was forgotten reaches who asked, and is not kept', async () => {
  const previews = openDrawnPreviews();
  const { promise, resolve } = Promise.withResolvers<DrawnPreview>();
  const asked = previews.recall(contentOf(OWNER), () => promise);
  previews.forget(OWNER);
  resolve(preview('before'));
  expect(await asked).toEqual(preview('before'));
  expect(await previews.recall(contentOf(OWNER), async () => preview('after'))).toEqual(preview('after'));
});

test('a preview that could not be drawn is drawn again', async () => {
  const previews = openDrawnPreviews();
  await expect(previews.recall(contentOf(OWNER), () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await previews.recall(contentOf(OWNER), async () => preview('yes'))).toEqual(preview('yes'));
});

test.each([
  ['photo', { photo: Buffer.from('a photo') }],
  ['mark', { mark: 'corner' }],
  ['width', { width: 620 }],
  ['design', { design: '{"margin":1}' }],
  ['page', { page: '{"name":"Bo"}' }],
] as const)('another %s is another preview', async (_what, other) => {
  const previews = openDrawnPreviews();
  await previews.recall({ ...contentOf(OWNER), ...other }, async () => preview('other'));
  expect(await previews.recall(contentOf(OWNER), async () => preview('this'))).toEqual(preview('this'));
});

test('whoever draws much pushes out nothing that was drawn for another', async () => {
  const previews = openDrawnPreviews();
  let drawn = 0;
  const large = { ...preview('Bo'), picture: Buffer.alloc(500_000) };
  const recall = (asker: number, page: string) =>
    previews.recall({ ...contentOf(asker), page }, async () => {
      drawn += 1;
      return large;
    });
  await recall(1, 'the page of another');
  for (let page = 0; page < 300; page += 1) await recall(12, `page ${page}`);
  expect(drawn).toBe(301);
  await recall(1, 'the page of another');
  await recall(12, 'page 299');
  await recall(12, 'page 280');
  expect(drawn).toBe(301);
  await recall(12, 'page 279');
  expect(drawn).toBe(302);
});
