import type { Context } from '#context';
import type { LiveLink } from '#db/link-types';
import { composeLinkPage } from './link-page.ts';

/**
 * The PDF that readers of a link take, under the watermark where its résumé was neither paid for nor downloaded. It costs its owner
 * nothing. Null where the account is gone.
 */
export const makeLinkPdf = async (
  { db, pictures, press }: Pick<Context, 'db' | 'pictures' | 'press'>,
  link: LiveLink,
): Promise<Buffer | null> => {
  const composed = await composeLinkPage(db, link);
  if (!composed) return null;
  const { page, picture, clean } = composed;
  const photo = picture === null ? null : await pictures.find(picture);
  // Readers take turns link by link: they keep neither its owner waiting nor those of other links.
  const asker = -link.id;
  return (await (clean ? press.renderPdf(page, photo, asker) : press.renderMarkedPdf(page, photo, asker))).pdf;
};
