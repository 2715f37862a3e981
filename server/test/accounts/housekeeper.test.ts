import { deleteResume } from '@pawsume/contract/resumes';
import { expect, test } from 'vitest';
import { startHousekeeper } from '#features/account/housekeeper';
import { ownerWith } from '../harness/credits.ts';
import { startAppWithClock } from './clock.ts';

test('deleted résumés go each minute, and all else that is over at the start and each hour', async () => {
  const app = await startAppWithClock();
  const { resume } = await ownerWith(app);
  const countResumes = async () => (await app.db.selectFrom('resumes').select('id').execute()).length;
  let cleanups = 0;
  const sweep = async () => {
    cleanups += 1;
  };
  const errors: unknown[] = [];
  const log = { warn: () => undefined, error: (error: unknown) => errors.push(error) };
  const parts = { ...app.context, uploads: { ...app.context.uploads, sweep }, log };
  const housekeeper = startHousekeeper(parts, { everyMs: 20 });
  await expect.poll(() => cleanups).toBe(1);

  await app.send(deleteResume, resume);
  app.wait({ minutes: 1 });
  await expect.poll(countResumes).toBe(0);
  expect(cleanups).toBe(1);

  app.wait({ minutes: 60 });
  await expect.poll(() => cleanups).toBe(2);
  await housekeeper.stop();
  expect(errors).toEqual([]);
});
