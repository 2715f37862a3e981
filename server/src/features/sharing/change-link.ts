import { randomBytes } from 'node:crypto';
import type { LinkEnds } from '@pawsume/contract/sharing';
import type { Db, LinkRow } from '#db/types';
import { notFound } from '#lib/app-error';
import { isForeignKeyViolation } from '#lib/database-error';
import { urlOf } from './describe-links.ts';
import { deleteRequestsOfLink, insertLinkRow, lockLinkRow, type OfLink, updateLinkRow } from './link-queries.ts';

interface Parts {
  db: Db;
  now: Date;
  publicUrl: string;
}

const DAY_MS = 86_400_000;
/** The 22 signs that a link ends with hold 131 random bits. */
const SLUG_LENGTH = 22;

const endOf = (ends: LinkEnds, now: Date): Date | null =>
  ends === 'never' ? null : new Date(now.getTime() + Number(ends) * DAY_MS);

interface Settings {
  ends?: LinkEnds | undefined;
  with_pdf?: boolean | undefined;
  hides_contact?: boolean | undefined;
}

/** Mail and chat programs leave a last `-` or `_` outside a link. */
const ENDS_IN_LINK = /^[A-Za-z\d].*[A-Za-z\d]$/;

/** Returns random signs that are safe at the end of a link in somebody's text. */
export const randomSlug = (length: number): string => {
  for (;;) {
    const slug = randomBytes(length).toString('base64url').slice(0, length);
    if (ENDS_IN_LINK.test(slug)) return slug;
  }
};

/** Under an address that never was, nobody who asked at another one is remembered. */
const withNewAddress = async (tx: Db, link: LinkRow, change: Parameters<typeof updateLinkRow>[2]) => {
  await deleteRequestsOfLink(tx, link.id);
  return updateLinkRow(tx, link.id, { ...change, slug: randomSlug(SLUG_LENGTH), ended_by_restore: false });
};

/** Switches a link on, or changes it while it is on. Two clicks at once, on whichever servers, make one address. */
export const saveLink = (
  parts: Parts,
  of: OfLink & { userId: number },
  { ends, ...settings }: Settings,
): Promise<{ link: LinkRow; wasOff: boolean }> =>
  parts.db.transaction().execute(async (tx) => {
    const { now } = parts;
    await insertLinkRow(tx, { ...of, now }).catch((error: unknown) => {
      // The résumé was removed for good meanwhile.
      if (isForeignKeyViolation(error)) throw notFound(error);
      throw error;
    });
    const link = await lockLink(tx, of);
    const change = {
      ...(settings.with_pdf !== undefined && { with_pdf: settings.with_pdf }),
      ...(settings.hides_contact !== undefined && { hides_contact: settings.hides_contact }),
      ...(ends !== undefined && { expires_at: endOf(ends, now) }),
    };
    if (urlOf(link, parts) === null)
      return { link: await withNewAddress(tx, link, { expires_at: null, ...change }), wasOff: true };
    // What was to be hidden and no longer is, nobody has to ask for.
    if (settings.hides_contact === false) await deleteRequestsOfLink(tx, link.id);
    const isChanged = Object.keys(change).length > 0;
    return { link: isChanged ? await updateLinkRow(tx, link.id, change) : link, wasOff: false };
  });

/** Gives a link another address in place of this one; a link that has another one already, or is off, stays as it is. */
export const renewLink = (parts: Parts, of: OfLink, url: string): Promise<LinkRow> =>
  parts.db.transaction().execute(async (tx) => {
    const link = await lockLink(tx, of);
    return urlOf(link, parts) === url ? withNewAddress(tx, link, {}) : link;
  });

/** Ends a link: its address leads nowhere, and nobody is let see how to reach the owner any more. */
export const endLink = (parts: Parts, of: OfLink): Promise<LinkRow> =>
  parts.db.transaction().execute(async (tx) => {
    const link = await lockLink(tx, of);
    await deleteRequestsOfLink(tx, link.id);
    return updateLinkRow(tx, link.id, { slug: null, expires_at: null, ended_by_restore: false });
  });

const lockLink = async (tx: Db, of: OfLink): Promise<LinkRow> => {
  const link = await lockLinkRow(tx, of);
  if (!link) throw notFound();
  return link;
};
