import { WIDEST_PICTURE } from '@pawsume/contract/resumes';
import { expect, test } from 'vitest';
import { openDrawnPreviews } from '#press/drawn-previews';
import { named } from './pages.ts';

const PREVIEW = {
  picture: Buffer.alloc(500_000),
  page: named('Bo'),
  places: [],
  trimmed: [],
  undrawn: [],
  photo: { x: 0, y: 0, width: 1, height: 1, round: true },
};

test('whoever draws much pushes out nothing that was drawn for another', async () => {
  const previews = openDrawnPreviews();
  let drawn = 0;
  const recall = (asker: number, page: string) =>
    previews.recall({ asker, page, design: '{}', mark: 'watermark', width: WIDEST_PICTURE, photo: null }, async () => {
      drawn += 1;
      return PREVIEW;
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
