import { readFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { IMPORT_LIMITS } from '@pawsume/contract/pet-import';

/** What is sent to whoever started this process: the words of each page, or why there are none. */
export type PdfWords = { pages: string[] } | { fault: 'locked' | 'broken' | 'too-many-pages' | 'too-long' };

const readWords = async (path: string): Promise<PdfWords> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(path));
  const count = document.getPageCount();
  if (count > IMPORT_LIMITS.pages) return { fault: 'too-many-pages' };
  const pages: string[] = [];
  let left = IMPORT_LIMITS.characters;
  for (let index = 0; index < count; index += 1) {
    const words = document.getPage(index).getText();
    left -= words.length;
    if (left < 0) return { fault: 'too-long' };
    pages.push(words);
  }
  return { pages };
};

const faultOf = (error: unknown): PdfWords => ({
  fault: error instanceof Error && /password/iu.test(error.message) ? 'locked' : 'broken',
});

// Signals that a terminal sends to the server too are ignored: this one ends with its document, or its time.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// No login waits for a PDF.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const words = await readWords(String(process.argv[2])).catch(faultOf);
process.send?.(words, () => process.disconnect());
