import type { Db } from '@pawsume/server/db/types';
import { StartError } from '@pawsume/server/lib/start-error';

interface Place {
  /** Of the process. */
  environment: string | undefined;
  publicUrl: string;
  loopback: boolean;
}

/** Throws StartError where what is seeded would stand beside real people, and nobody said that they know. */
export const demandPlayground = ({ environment, publicUrl, loopback }: Place, isKnown: boolean): void => {
  if (isKnown) return;
  const but = 'Everybody who is made up can log in with one password. If that is what you want: --yes-i-know.';
  if (environment === 'production') throw new StartError(`NODE_ENV says that this is production. ${but}`);
  if (!loopback) throw new StartError(`PUBLIC_URL is ${publicUrl}, where others get in. ${but}`);
};

/** Throws StartError where there are users already. */
export const demandEmpty = async (db: Db): Promise<void> => {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user) throw new StartError('There are users in this database already.');
};
