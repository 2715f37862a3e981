import { slug as slugSchema } from '@pawsume/contract/sharing';
import type { Context } from '#context';
import { findShownProof } from '#features/proofs/queries';
import { readProof } from '#features/proofs/read-proof';
import type { SharedPages } from '#http/serve-shared-pages';
import { drawCard } from '#press/shared-page/card';
import { composeLinkPage } from './link-page.ts';
import { makeLinkPdf } from './link-pdf.ts';
import { findVersionedLink } from './page-queries.ts';
import { checkPrintedVersion, describePrinted } from './printed-version.ts';
import { openRememberedPages } from './remembered-pages.ts';

/** What stands behind the links of shared résumés, as readers are served it. */
export const openSharedPages = (
  context: Pick<Context, 'db' | 'clock' | 'pictures' | 'press' | 'publicUrl' | 'signingKey'>,
): SharedPages => {
  const { db, clock, pictures } = context;
  const pages = openRememberedPages(context);
  return {
    async find(slug) {
      if (!slugSchema.safeParse(slug).success) return null;
      const link = await findVersionedLink(db, slug, clock());
      if (!link) return null;
      return {
        html: () => pages.get(link),
        async printed(code) {
          const check = await checkPrintedVersion(db, link, code);
          return { isKnown: check.state !== 'unknown', html: await pages.write(link, describePrinted(check)) };
        },
        async photo() {
          const composed = await composeLinkPage(db, link);
          if (!composed) return null;
          const photo = composed.picture && (await pictures.findForScreen(composed.picture));
          if (photo) return { type: 'image/jpeg', bytes: photo };
          return { type: 'image/png', bytes: await drawCard(composed.page.look.accent) };
        },
        async proof(id) {
          const proof = await findShownProof(db, link.id, id);
          return proof ? readProof(context, proof) : null;
        },
        hasPdf: link.with_pdf,
        pdf: () => makeLinkPdf(context, link),
      };
    },
  };
};
