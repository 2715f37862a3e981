import { WAY_IN_KINDS, type WayIn, type WayInKind } from '@pawsume/contract/auth';
import type { Db } from '#db/types';
import { deleteIdentities, listIdentities } from './google-queries.ts';

interface Way {
  list(db: Db, userId: number): Promise<{ since: Date }[]>;
  /** Without `since`, all of them. */
  cut(tx: Db, userId: number, since?: Date): Promise<unknown>;
}

/** What opens an account beside its password. */
const WAYS: Record<WayInKind, Way> = {
  google: { list: listIdentities, cut: deleteIdentities },
};

/** What opens an account beside its password, each with the day it was added. */
export const listWaysIn = async (db: Db, userId: number): Promise<WayIn[]> => {
  const ways: WayIn[] = [];
  for (const kind of WAY_IN_KINDS) {
    const found = await WAYS[kind].list(db, userId);
    ways.push(...found.map(({ since }) => ({ kind, since: since.toISOString() })));
  }
  return ways;
};

/** Removes these ways to log in; all of them unless said otherwise. */
export const cutWaysIn = async (tx: Db, userId: number, kinds: readonly WayInKind[] = WAY_IN_KINDS): Promise<void> => {
  for (const kind of kinds) await WAYS[kind].cut(tx, userId);
};

/** Removes the ways to log in that were added at this time or later. */
export const cutWaysInSince = async (tx: Db, userId: number, since: Date): Promise<void> => {
  for (const kind of WAY_IN_KINDS) await WAYS[kind].cut(tx, userId, since);
};
