import { messages } from '@pawsume/contract/messages';
import { PRINTED_CODE, readPrintedCode } from '@pawsume/contract/printed-code';
import type { PrintedCheck } from '@pawsume/contract/registry';
import { slug as slugSchema } from '@pawsume/contract/sharing';
import type { Context } from '#context';
import type { Db, LiveLink } from '#db/types';
import { findShownProof } from '#features/proofs/queries';
import { readProof } from '#features/proofs/read-proof';
import { verifyPrinted } from '#features/registry/check';
import { registerFile } from '#features/registry/register-file';
import { registeredFacts } from '#features/resumes/compose-resume-page';
import { readPageNow } from '#features/resumes/page-now';
import { printLink } from '#features/resumes/print-link';
import type { SharedPages } from '#http/serve-shared-pages';
import { readersOf } from '#press/press';
import { drawCard } from '#press/shared-page/card';
import type { Verification } from '#press/shared-page/shared-page';
import { composeLinkPage, composeLinkPdf } from './link-page.ts';
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

type Parts = Pick<Context, 'db' | 'clock' | 'pictures' | 'press' | 'publicUrl' | 'signingKey'>;

/**
 * Renders the PDF that readers of a link take. It costs its owner nothing, so it is under the watermark unless its résumé
 * is paid or this version of the page was downloaded. It is registered as every file that is handed out.
 * @returns null when the account is gone.
 */
const makeLinkPdf = async (parts: Parts, link: LiveLink): Promise<Buffer | null> => {
  const { db, clock, pictures, press } = parts;
  const composed = await composeLinkPdf(db, link);
  if (!composed) return null;
  const { picture, version, clean } = composed;
  const { purpose } = link;
  const { page, code } = await printLink(parts, { id: link.resume_id, purpose }, composed);
  const photo = picture === null ? null : await pictures.find(picture);
  // An owner has many links: their readers have one turn, and never the owner's own.
  const asker = readersOf(link.user_id);
  const { pdf } = await (clean ? press.renderPdf(page, photo, asker) : press.renderMarkedPdf(page, photo, asker));
  const resume = { id: link.resume_id, user_id: link.user_id };
  await registerFile(parts, { pdf, resume, purpose, version, facts: registeredFacts(composed), code }, clock());
  return pdf;
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
