import type { Context } from '#context';
import type { LiveLink } from '#db/types';
import { registerFile } from '#features/registry/register-file';
import { registeredFacts } from '#features/resumes/compose-resume-page';
import { printLink } from '#features/resumes/print-link';
import { readersOf } from '#press/press';
import { composeLinkPdf } from './link-page.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'pictures' | 'press' | 'publicUrl' | 'signingKey'>;

/**
 * Renders the PDF that readers of a link take. It costs its owner nothing, so it is under the watermark unless its résumé
 * is paid or this version of the page was downloaded. It is registered as every file that is handed out.
 * @returns null when the account is gone.
 */
export const makeLinkPdf = async (parts: Parts, link: LiveLink): Promise<Buffer | null> => {
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
