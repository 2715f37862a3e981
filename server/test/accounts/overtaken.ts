import { deleteAccount } from '@pawsume/contract/users';
import { expect } from 'vitest';
import type { Context } from '#context';
import { startApp, type TestApp } from '../harness/start-app.ts';
import { dumpTables } from '../security/table-dump.ts';

export interface OvertakenApp extends TestApp {
  /** The next call to reach `pause` waits there until this account is deleted. */
  overtake(token: string): void;
}

/** The app, in which `slow` puts a pause into what a call does outside the database. */
export const startOvertaken = async (
  slow: (context: Context, pause: () => Promise<void>) => Context,
): Promise<OvertakenApp> => {
  let leaver: string | null = null;
  const app = await startApp({}, (context) =>
    slow(context, async () => {
      if (leaver === null) return;
      const as = leaver;
      leaver = null;
      expect(await app.send(deleteAccount, { as, body: { confirm: true } })).toMatchObject({ status: 200 });
    }),
  );
  return {
    ...app,
    overtake: (token) => {
      leaver = token;
    },
  };
};

const NOTHING = { name: '', email: '', username: '', profession: '', address: '', phone: '', picture: null };

/** Fails unless the books are all that is left of who lived here: rows of tables, and of users their empty shells. */
export const expectEmptyShells = async (app: TestApp): Promise<void> => {
  const {
    sessions,
    hand_overs,
    identities,
    mailed_tokens,
    earlier_addresses,
    resumes,
    pets,
    users = [],
  } = await dumpTables(app);
  expect({ sessions, hand_overs, identities, mailed_tokens, earlier_addresses, resumes, pets }).toEqual({
    sessions: [],
    hand_overs: [],
    identities: [],
    mailed_tokens: [],
    earlier_addresses: [],
    resumes: [],
    pets: [],
  });
  for (const user of users) expect(JSON.parse(user)).toMatchObject(NOTHING);
};
