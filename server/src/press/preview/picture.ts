import { PDFiumLibrary as library, type PDFiumLibrary } from '@hyzyla/pdfium';
import sharp from 'sharp';

const QUALITY = 84;

let opened: Promise<PDFiumLibrary> | null = null;

/** Draws the one page of a PDF as a JPEG, so many pixels wide. */
export const drawPicture = async (pdf: Buffer, width: number): Promise<Buffer> => {
  opened ??= library.init();
  const document = await (await opened).loadDocument(pdf);
  try {
    const page = document.getPage(0);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const height = Math.round((width * originalHeight) / originalWidth);
    const { data } = await page.render({ width, height, render: 'bitmap' });
    return await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      // The best codes for these very pixels would take as long as all the rest, and spare a twentieth of the bytes.
      .jpeg({ quality: QUALITY, optimiseCoding: false })
      .toBuffer();
  } finally {
    document.destroy();
  }
};
