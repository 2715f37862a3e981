import { DEFAULT_PAGE, type PageSettings } from '@pawsume/contract/page-settings';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import sharp, { type Sharp } from 'sharp';
import { safePicture } from '#pictures/safe-picture';
import { openCompiler } from '#press/compiler';
import { composePage } from '#press/compose';
import { designOf } from '#press/designs';
import { fitPage } from '#press/fit/fit-page';
import { drawPicture } from '#press/preview/picture';
import { HOUSE_FONTS, SCRIPT_FONTS } from '#press/type/fonts';
import { printable } from '#press/type/printable';
import { writerFacts } from '#writer/facts';
import { openWriter } from '#writer/open-writer';

/** The day that samples say they are of; a later one would make them all stale. */
const AS_OF = new Date('2026-11-20T12:00:00Z');

interface SheetOptions {
  watermark: boolean;
  /** For a landlord, in the first design, unless said otherwise. */
  settings?: PageSettings;
}

/** The résumé of a fixture as the press sets it, as a PDF: told by the built-in writer, printed without anybody's account. */
export const setSheet = async (key: string, { watermark, settings = DEFAULT_PAGE }: SheetOptions): Promise<Buffer> => {
  const { answers, photo: drawing } = petByKey(key);
  const { prose } = await (await openWriter(null)).write(writerFacts(answers, settings.purpose));
  const photo = drawing && (await safePicture(await petPhoto(drawing))).screen;
  const page = composePage(answers, prose, AS_OF, settings);
  const print = printable(page);
  const compiler = openCompiler([...HOUSE_FONTS, ...SCRIPT_FONTS]);
  const setter = compiler.makeSetter({
    design: designOf(page.look),
    photo,
    mark: watermark ? 'watermark' : null,
    spots: false,
    print,
  });
  const { doc } = setter.setLayout(fitPage(setter, print.page).layout);
  return compiler.pdf(doc);
};

/** Twice as wide as it is ever shown. */
const DRAWN_WIDTH = 1792;

/** A sheet as a picture, to be made smaller. */
export const drawSheet = async (pdf: Buffer): Promise<Sharp> => sharp(await drawPicture(pdf, DRAWN_WIDTH));
