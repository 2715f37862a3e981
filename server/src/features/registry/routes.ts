import { checkCode, checkFile, checkPrinted, getRegistryKeys } from '@pawsume/contract/registry';
import type { Context } from '#context';
import { findLinkBySlug } from '#features/links/queries';
import type { Serve } from '#http/serve';
import { type CheckParts, checkFileBySha256, checkPrintedCode, verifyPrinted } from './check.ts';
import { listPublicKeys } from './queries.ts';

export const registerRegistry = (
  serve: Serve,
  { db, clock, withdrawnKeys }: Context,
  readPageNow: CheckParts['readPageNow'],
): void => {
  const parts = { db, readPageNow, withdrawnKeys };

  serve(getRegistryKeys, async () => ({
    algorithm: 'Ed25519' as const,
    keys: (await listPublicKeys(db)).map(({ id, public_key, created_at }) => ({
      key_id: id,
      public_key,
      since: created_at.toISOString(),
      ...(withdrawnKeys.includes(id) && { withdrawn: true }),
    })),
  }));

  serve(checkFile, ({ body }) => checkFileBySha256(parts, body.sha256));

  serve(checkCode, ({ body }) => checkPrintedCode(parts, body.code, clock()));

  serve(checkPrinted, async ({ query: { slug, code } }) => {
    const link = await findLinkBySlug(db, slug, clock());
    return link ? verifyPrinted(parts, { link, code }) : { state: 'unknown' as const };
  });
};
