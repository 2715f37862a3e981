import type { WayIn, WayInKind } from '@pawsume/contract/auth';
import type { Db } from '#db/types';
import { deleteIdentities, listIdentities } from './google-queries.ts';

interface Way {
  list(db: Db, userId: number): Promise<{ since: Date }[]>;
  cut(tx: Db, userId: number): Promise<unknown>;
}

/** What opens an account beside its password. */
const WAYS: Record<WayInKind, Way> = {
  google: { list: listIdentities, cut: deleteIdentities },
};

// The keys of WAYS are those of its type, which `Object.keys` does not say.
const KINDS = Object.keys(WAYS) as WayInKind[];

/** What opens an account beside its password, each with the day it was added. */
export const listWaysIn = async (db: Db, userId: number): Promise<WayIn[]> => {
  const ways: WayIn[] = [];
  for (const kind of KINDS) {
    const found = await WAYS[kind].list(db, userId);
    ways.push(...found.map(({ since }) => ({ kind, since: since.toISOString() })));
  }
  return ways;
};

/** Removes these ways to log in; all of them unless said otherwise. */
export const cutWaysIn = async (tx: Db, userId: number, kinds: readonly WayInKind[] = KINDS): Promise<void> => {
  for (const kind of kinds) await WAYS[kind].cut(tx, userId);
};
