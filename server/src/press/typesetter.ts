import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { type Compiler, openCompiler } from './compiler.ts';
import { FitMemory } from './fit/fit-memory.ts';
import { fitPage } from './fit/fit-page.ts';
import type { Layout } from './fit/layout.ts';
import type { ResumePage } from './page.ts';
import { HOUSE_FONTS, SCRIPT_FONTS } from './type/fonts.ts';
import { printable } from './type/printable.ts';

export interface PrintedPdf {
  pdf: Buffer;
  trimmed: string[];
}

export interface DrawnPage {
  svg: string;
  /** The page as drawn: after shortening. */
  page: ResumePage;
}

const REMEMBERED_PAGES = 50;

interface Set {
  compiler: Compiler;
  doc: NodeTypstDocument;
  page: ResumePage;
  trimmed: string[];
}

/** Two compilers: most pages are Latin, and the fonts of all other scripts are only opened when one is needed. */
const compilers = new Map<'house' | 'world', Compiler>();

const compilerFor = (kind: 'house' | 'world'): Compiler => {
  const open = compilers.get(kind) ?? openCompiler(kind === 'house' ? HOUSE_FONTS : [...HOUSE_FONTS, ...SCRIPT_FONTS]);
  compilers.set(kind, open);
  return open;
};

const fits = new FitMemory(REMEMBERED_PAGES);

const setPage = (page: ResumePage, photo: Buffer | null, watermark: boolean): Set => {
  const print = printable(page);
  const compiler = compilerFor(print.families.length > 0 ? 'world' : 'house');
  const set = (layout: Layout) => compiler.setLayout(layout, { photo, watermark, print });
  const { layout, trimmed } = fits.recall(print.page, () => fitPage(set, print.page));
  const { doc } = set(layout);
  if (doc.numOfPages !== 1) throw new Error(`The page was set on ${doc.numOfPages} sheets.`);
  return { compiler, doc, page: layout.page, trimmed };
};

/** Sets a page as PDF/UA-1: one A4 sheet, tagged, with a title. */
export const printPdf = (page: ResumePage, photo: Buffer | null): PrintedPdf => {
  const { compiler, doc, trimmed } = setPage(page, photo, false);
  const pdf = compiler.pdf(doc);
  compiler.tidy();
  return { pdf, trimmed };
};

/** Sets the same page with the watermark in it, as SVG. The page without it never leaves this function. */
export const drawPreview = (page: ResumePage, photo: Buffer | null): DrawnPage => {
  const { compiler, doc, page: drawn } = setPage(page, photo, true);
  const svg = compiler.svg(doc);
  compiler.tidy();
  return { svg, page: drawn };
};
