import { messages } from '@pawsume/contract/messages';
import { PRINTED_CODE, readPrintedCode } from '@pawsume/contract/printed-code';
import type { PrintedCheck } from '@pawsume/contract/registry';
import { slug as slugSchema } from '@pawsume/contract/sharing';
import type { Context } from '#context';
import type { Db, LiveLink } from '#db/types';
import { findShownProof } from '#features/proofs/queries';
import { readProof } from '#features/proofs/read-proof';
import { verifyPrinted } from '#features/registry/check';
import { readPageNow } from '#features/resumes/page-now';
import type { SharedPages } from '#http/serve-shared-pages';
import { drawCard } from '#press/shared-page/card';
import type { Verification } from '#press/shared-page/shared-page';
import { composeLinkPage } from './link-page.ts';
import { makeLinkPdf } from './link-pdf.ts';
import { findVersionedLink } from './page-queries.ts';
import { openRememberedPages } from './remembered-pages.ts';

const { page: words } = messages.sharing;
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'America/Vancouver' });

/** What became of the printed page whose code a reader brings along; a code that is none, or of another link, is not known. */
const checkPrintedVersion = async (db: Db, link: LiveLink, typed: string): Promise<PrintedCheck> => {
  const read = readPrintedCode(typed);
  if (!('code' in read && PRINTED_CODE.test(read.code))) return { state: 'unknown' };
  const parts = { db, readPageNow: (id: number, purpose: LiveLink['purpose']) => readPageNow(db, id, purpose) };
  return verifyPrinted(parts, { link, code: read.code });
};

/** The same in the words of the page. */
const describePrinted = (check: PrintedCheck): Verification => {
  if (check.state === 'unknown') {
    return { title: words.printedUnknown, isCurrent: false, lines: [words.printedUnknownExplained] };
  }
  const printed = words.printedOn(day.format(new Date(check.printed_at)), check.code);
  if (check.state === 'current') return { title: words.printedCurrent, isCurrent: true, lines: [printed] };
  const changed = check.changed.map(({ name, now }) => words.changedTo(name, now));
  return { title: words.printedOlder, isCurrent: false, lines: [printed, ...changed] };
};

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
