import { deletePet } from '@pawsume/contract/pets';
import { deleteResume, restoreResume } from '@pawsume/contract/resumes';
import { deleteAccount } from '@pawsume/contract/users';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '#features/account/cleanup';
import { countResumes, countUsers } from '#features/admin/queries';
import { deleteForGood, makeOwner, makeResume } from '../harness/make.ts';
import { EMBEDDED, startApp, type TestApp } from '../harness/start-app.ts';

const ALL = { search: '' };

const counted = async ({ db }: TestApp) => {
  const { rows } = await sql<{ users: number; resumes: number }>`select
    (select count(*)::integer from users where deleted_at is null) as users,
    (select count(*)::integer from resumes where deleted_at is null) as resumes`.execute(db);
  return rows[0];
};

const totals = async ({ db }: TestApp) => ({
  users: await countUsers(db, ALL),
  resumes: await countResumes(db, ALL),
});

describe.each([
  ['PostgreSQL', {}],
  ['the embedded database', { DATABASE_URL: EMBEDDED }],
])('the totals of the lists on %s', (_name, settings: Record<string, string>) => {
  test('are right after everything that makes and removes users and résumés', async () => {
    const app = await startApp(settings);
    const owners = await Promise.all([makeOwner(app), makeOwner(app), makeOwner(app)]);
    const made = await Promise.all(owners.flatMap(({ token }) => [makeResume(app, token), makeResume(app, token)]));
    expect(await totals(app)).toEqual({ users: 3, resumes: 6 });
    const [one, two, three] = made;
    const [{ token }, gone] = [owners[0], owners[2]] as const;
    if (!one || !two || !three || !gone || !token) throw new Error('not made');
    const mine = (id: number) => ({ as: token, params: { id } });
    expect(await app.send(deleteResume, mine(one.resumeId))).toMatchObject({ status: 200 });
    expect(await totals(app)).toEqual({ users: 3, resumes: 5 });
    expect(await app.send(restoreResume, mine(one.resumeId))).toMatchObject({ status: 200 });
    expect(await totals(app)).toEqual({ users: 3, resumes: 6 });
    await deleteForGood(app, token, one.resumeId);
    await cleanUp(app.context);
    expect(await app.send(deletePet, mine(two.petId))).toMatchObject({ status: 200 });
    expect(await app.send(deleteAccount, { as: gone.token, body: { confirm: true } })).toMatchObject({
      status: 200,
    });
    expect(await totals(app)).toEqual(await counted(app));
    expect(await totals(app)).toEqual({ users: 2, resumes: 2 });
  });

  test('do not count what is taken back', async () => {
    const app = await startApp(settings);
    await makeOwner(app);
    const half = app.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ deleted_at: new Date() }).execute();
      throw new Error('taken back');
    });
    await expect(half).rejects.toThrow('taken back');
    expect(await totals(app)).toEqual({ users: 1, resumes: 0 });
  });
});
