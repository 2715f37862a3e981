import { deletePet } from '@pawsume/contract/pets';
import { deleteResume, restoreResume } from '@pawsume/contract/resumes';
import { deleteAccount } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { countResumes, countUsers } from '#features/admin/queries';
import { deleteForGood, makeOwner, makeResume } from '../harness/make.ts';
import { EMBEDDED, startApp } from '../harness/start-app.ts';

const ALL = { search: '' };

test.each([
  ['PostgreSQL', {}],
  ['the embedded database', { DATABASE_URL: EMBEDDED }],
])('the totals on %s follow what is made, removed and taken back', async (_name, settings: Record<string, string>) => {
  const app = await startApp(settings);
  const totals = async () => [await countUsers(app.db, ALL), await countResumes(app.db, ALL)];
  const [{ token: as }, gone] = [await makeOwner(app), await makeOwner(app)];
  const made = [await makeResume(app, as), await makeResume(app, as), await makeResume(app, as)] as const;
  await makeResume(app, gone.token);
  expect(await totals()).toEqual([2, 4]);
  const mine = { as, params: { id: made[0].resumeId } };
  await app.send(deleteResume, mine);
  expect(await totals()).toEqual([2, 3]);
  await app.send(restoreResume, mine);
  expect(await totals()).toEqual([2, 4]);
  await deleteForGood(app, as, made[0].resumeId);
  await app.send(deletePet, { as, params: { id: made[1].petId } });
  await app.send(deleteAccount, { as: gone.token, body: { confirm: true } });
  expect(await totals()).toEqual([1, 1]);
  const half = app.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ deleted_at: new Date() }).execute();
    throw new Error('taken back');
  });
  await expect(half).rejects.toThrow('taken back');
  expect(await totals()).toEqual([1, 1]);
});
