import { deleteResume } from '@pawsume/contract/resumes';
import { afterEach, expect, test, vi } from 'vitest';
import { startHousekeeper } from '#features/account/housekeeper';
import { ownerWith } from '../harness/credits.ts';
import { startAppWithClock } from './clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('deleted résumés go each minute, and all else that is over at the start and each hour', async () => {
  const app = await startAppWithClock();
  const { resume } = await ownerWith(app, 0);
  const countResumes = async () => (await app.db.selectFrom('resumes').select('id').execute()).length;
  let cleanups = 0;
  const sweep = async () => {
    cleanups += 1;
  };
  const errors: unknown[] = [];
  const log = { warn: () => undefined, error: (error: unknown) => errors.push(error) };
  const wait = async (minutes: number) => {
    app.wait({ minutes });
    await vi.advanceTimersByTimeAsync(60_000);
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const housekeeper = startHousekeeper({ ...app.context, uploads: { ...app.context.uploads, sweep }, log });
  await expect.poll(() => cleanups).toBe(1);

  await app.send(deleteResume, resume);
  await expect
    .poll(async () => {
      await wait(1);
      return countResumes();
    })
    .toBe(0);
  expect(cleanups).toBe(1);

  await expect
    .poll(async () => {
      await wait(60);
      return cleanups;
    })
    .toBeGreaterThan(1);
  await housekeeper.stop();
  expect(errors).toEqual([]);
});
