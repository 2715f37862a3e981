import type { Context } from '#context';
import type { LiveLink } from '#db/link-types';
import { factsOf } from '#features/registry/page-facts';
import { registerFile } from '#features/registry/register-file';
import { printLink } from '#features/resumes/print-link';
import { composeLinkPage } from './link-page.ts';

type Parts = Pick<Context, 'db' | 'clock' | 'pictures' | 'press' | 'publicUrl' | 'signingKey'>;

/**
 * The PDF that readers of a link take, under the watermark where its résumé was neither paid for nor downloaded. It costs its owner
 * nothing, and is registered as every file that is handed out. Null where the account is gone.
 */
export const makeLinkPdf = async (parts: Parts, link: LiveLink): Promise<Buffer | null> => {
  const { db, clock, pictures, press } = parts;
  const composed = await composeLinkPage(db, link);
  if (!composed) return null;
  const { picture, version, clean } = composed;
  const { purpose } = link;
  const { page, code } = await printLink(parts, { id: link.resume_id, purpose }, composed);
  const photo = picture === null ? null : await pictures.find(picture);
  // Readers take turns link by link: they keep neither its owner waiting nor those of other links.
  const asker = -link.id;
  const { pdf } = await (clean ? press.renderPdf(page, photo, asker) : press.renderMarkedPdf(page, photo, asker));
  const resume = { id: link.resume_id, user_id: link.user_id };
  await registerFile(parts, { pdf, resume, purpose, version, facts: factsOf(page, picture), code }, clock());
  return pdf;
};
