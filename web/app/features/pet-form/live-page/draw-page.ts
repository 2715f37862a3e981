import type { DrawnPage, PictureWidth } from '@pawsume/contract/resumes';
import { hasCode, isTransient } from '~/api/api-error.ts';
import type { TypedPage } from './typed-page.ts';

/** A page whose picture is decoded. */
export interface ShownPage {
  subject: string;
  /** Of the picture; whoever shows it gives it back. */
  url: string;
  about: DrawnPage;
  /** Lies over the place of the photo. */
  photo: File | null;
}

/** Why a page could not be drawn: `passing` may be over in a moment. */
export type Trouble = 'passing' | 'lasting';

/** The page as it is with what is typed now, ready to be shown in an instant. Never rejects. */
export const drawPage = async (page: TypedPage, width: PictureWidth): Promise<ShownPage | Trouble> => {
  if (!navigator.onLine) return 'passing';
  const { subject } = page;
  const photo = page.photo();
  try {
    const drawn = await page.draw(width);
    // From a server that knows no pictures.
    if (!('picture' in drawn)) return 'lasting';
    const url = URL.createObjectURL(drawn.picture);
    await decode(url);
    return { subject, url, about: drawn.about, photo };
  } catch (error) {
    return isTransient(error) || hasCode(error, 'overtaken') ? 'passing' : 'lasting';
  }
};

/** What cannot be decoded ahead is decoded when it is shown. */
const decode = async (url: string): Promise<void> => {
  const image = new Image();
  image.src = url;
  await image.decode().catch(() => undefined);
};
