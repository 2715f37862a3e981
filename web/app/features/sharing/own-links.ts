import { sharedPage } from '@pawsume/contract/screens';
import type { SharedLink } from '@pawsume/contract/sharing';
import { z } from 'zod';
import { inStorage } from '~/lib/in-storage.ts';

/** Read by the shared page itself: what this browser's owner looks at is not counted. */
const KEY = 'pawsume.own-links';
const MOST = 200;
const slugs = z.array(z.string());

/** Remembers on this device that these links are the own ones. */
export const rememberOwn = (links: readonly Pick<SharedLink, 'url'>[]): void =>
  inStorage((storage) => {
    const known = slugs.safeParse(JSON.parse(storage.getItem(KEY) ?? '[]')).data ?? [];
    const own = links.flatMap(({ url }) => (url === null ? [] : [slugOf(url)]));
    storage.setItem(KEY, JSON.stringify([...new Set([...own, ...known])].slice(0, MOST)));
  }, undefined);

const slugOf = (url: string): string => new URL(url).pathname.slice(sharedPage('').length);
