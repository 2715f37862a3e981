import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PdfFacts {
  pages: number;
  /** In points. */
  width: number;
  height: number;
  /** Whether it carries tags for screen readers, with headings among them. */
  tagged: boolean;
  /** All text in reading order, without any white space: lines break where they like. */
  text: string;
}

const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '').normalize('NFC');

export async function readPdf(content: Buffer): Promise<PdfFacts> {
  const loading = getDocument({ data: new Uint8Array(content), verbosity: 0 });
  const document = await loading.promise;
  const page = await document.getPage(1);
  const { width, height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  const tree = JSON.stringify(await page.getStructTree());
  const facts = {
    pages: document.numPages,
    width,
    height,
    tagged: tree.includes('"H1"') && tree.includes('"H2"'),
    text: withoutSpace(items.map((item) => ('str' in item ? item.str : '')).join('')),
  };
  await loading.destroy();
  return facts;
}

/** Whether the PDF says this, wherever its lines break. */
export const says = ({ text }: PdfFacts, words: string): boolean => text.includes(withoutSpace(words));
