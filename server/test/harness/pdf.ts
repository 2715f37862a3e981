import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** All text of a PDF in reading order, lines joined by spaces, and how many pages it has. */
export const textOfPdf = async (pdf: Buffer): Promise<{ text: string; pages: number }> => {
  const loading = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await loading.promise;
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
  }
  await loading.destroy();
  return { text: texts.join(' ').replaceAll(/\s+/g, ' '), pages: texts.length };
};
