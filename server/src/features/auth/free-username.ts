import { randomInt } from 'node:crypto';
import type { Db } from '#db/types';
import { findUserByKey } from '#features/users/queries';
import { usernameKey } from './username.ts';

const NOT_OF_USERNAMES = /[^\p{L}\p{M}\p{N}._@+-]+/gu;
const LENGTH = 60;
const WHEN_NOTHING_IS_LEFT = 'pet.owner';
const TRIES = 10;

/** A username that nobody has, close to what somebody is called: the part before the @ of the address, else the name. */
export const freeUsername = async (db: Db, { name, email }: { name: string; email: string }): Promise<string> => {
  const [local = ''] = email.split('@');
  const base = usernameOf(local) || usernameOf(name) || WHEN_NOTHING_IS_LEFT;
  for (let tried = 0; tried < TRIES; tried++) {
    const candidate = tried === 0 ? base : `${base}${randomInt(10, 10 ** (1 + tried))}`;
    if (!(await findUserByKey(db, usernameKey(candidate)))) return candidate;
  }
  throw new Error('no free username');
};

const usernameOf = (text: string): string =>
  [...text.normalize('NFKC').replaceAll(NOT_OF_USERNAMES, '.')]
    .slice(0, LENGTH)
    .join('')
    .replaceAll(/^\.+|\.+$/g, '');
