import { randomInt } from 'node:crypto';
import type { Db } from '#db/types';
import { findUserByKey, insertUser, isEmailTaken } from '#features/users/queries';
import type { Identity } from '#identity/identity-provider';
import { isUniqueViolation } from '#lib/database-error';
import { findUserOfIdentity, insertIdentity } from './google-queries.ts';
import { usernameKey } from './username.ts';

interface Now {
  db: Db;
  now: Date;
}

const TRIES = 5;
const NAME_TRIES = 10;
const NAME_LENGTH = 60;
const NOT_OF_USERNAMES = /[^\p{L}\p{M}\p{N}._@+-]+/gu;
const WHEN_NOTHING_IS_LEFT = 'pet.owner';

/**
 * The account that an identity opens, made when it comes for the first time. Null where its address belongs to an account
 * already: whoever holds that one has to connect the identity, because an address proves nothing about who typed it there.
 */
export const findOrCreateAccount = async ({ db, now }: Now, identity: Identity): Promise<number | null> => {
  for (let tried = 0; tried < TRIES; tried++) {
    const known = await findUserOfIdentity(db, identity);
    if (known !== undefined) return known;
    // Another tab may have made the account meanwhile: it is their own then.
    if (identity.email !== '' && (await isEmailTaken(db, identity.email)))
      return (await findUserOfIdentity(db, identity)) ?? null;
    try {
      return await createAccount({ db, now }, identity);
    } catch (error) {
      // The same identity in another tab, or somebody with the same username, was faster.
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new Error('others were faster each time');
};

const createAccount = async ({ db, now }: Now, identity: Identity): Promise<number> => {
  const { name, email, emailVerified } = identity;
  const username = await freeUsername(db, identity);
  return db.transaction().execute(async (tx) => {
    const { id } = await insertUser(tx, {
      username,
      username_key: usernameKey(username),
      password_hash: null,
      name,
      email,
      email_confirmed_at: email !== '' && emailVerified ? now : null,
      role: 'user',
      created_at: now,
    });
    await insertIdentity(tx, identity, { user_id: id, created_at: now });
    return id;
  });
};

/** A username that nobody has, close to what somebody is called: the part before the @ of the address, else the name. */
const freeUsername = async (db: Db, { name, email }: { name: string; email: string }): Promise<string> => {
  const [local = ''] = email.split('@');
  const base = usernameOf(local) || usernameOf(name) || WHEN_NOTHING_IS_LEFT;
  for (let tried = 0; tried < NAME_TRIES; tried++) {
    const candidate = tried === 0 ? base : `${base}${randomInt(10, 10 ** (1 + tried))}`;
    if (!(await findUserByKey(db, usernameKey(candidate)))) return candidate;
  }
  throw new Error('no free username');
};

const usernameOf = (text: string): string =>
  [...text.normalize('NFKC').replaceAll(NOT_OF_USERNAMES, '.')]
    .slice(0, NAME_LENGTH)
    .join('')
    .replaceAll(/^\.+|(?<!\.)\.+$/g, '');
