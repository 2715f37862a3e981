import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';
import { PROOF_LIMITS } from '@pawsume/contract/proofs';
import sharp from 'sharp';
import type { DrawnPage } from './pdf-of-pages.ts';
import { thumbnailOf } from './safe-scan.ts';
import { SCAN } from './scan-sizes.ts';

/** What is sent to whoever started this process: each page as a picture, or why there are none. */
export type PdfPages =
  | { pages: DrawnPage[]; thumbnail: Uint8Array }
  | { fault: 'locked' | 'broken' | 'empty' | 'too-many-pages' };

const drawPages = async (path: string): Promise<PdfPages> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(path));
  const count = document.getPageCount();
  if (count < 1) return { fault: 'empty' };
  if (count > PROOF_LIMITS.pages) return { fault: 'too-many-pages' };
  const pages: DrawnPage[] = [];
  for (let index = 0; index < count; index += 1) pages.push(await drawPage(document, index));
  const [first] = pages;
  return first ? { pages, thumbnail: await thumbnailOf(Buffer.from(first.jpeg)) } : { fault: 'empty' };
};

const drawPage = async (document: PDFiumDocument, index: number): Promise<DrawnPage> => {
  const page = document.getPage(index);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = SCAN.side / Math.max(originalWidth, originalHeight);
  const [width, height] = [originalWidth, originalHeight].map((side) => Math.max(1, Math.round(side * scale)));
  if (!Number.isFinite(scale) || width === undefined || height === undefined) throw new Error('A page without a size');
  // What was filled in is drawn with the page.
  const { data } = await page.render({ width, height, render: 'bitmap', renderFormFields: true });
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: SCAN.quality })
    .toBuffer();
  return { jpeg, width, height };
};

const faultOf = (error: unknown): PdfPages => ({
  fault: error instanceof Error && /password|security/iu.test(error.message) ? 'locked' : 'broken',
});

// Signals that a terminal sends to the server too are ignored: this one ends with its document, or its time.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// No login waits for a PDF.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const pages = await drawPages(String(process.argv[2])).catch(faultOf);
process.send?.(pages, () => process.disconnect());
