import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { LRUCache } from 'lru-cache';
import { type Compiler, openCompiler } from './compiler.ts';
import { type Fit, fitPage } from './fit/fit-page.ts';
import type { Layout } from './fit/layout.ts';
import type { ResumePage } from './page.ts';
import { HOUSE_FONTS, SCRIPT_FONTS } from './type/fonts.ts';
import { type Printable, printable } from './type/printable.ts';

export interface PrintedPdf {
  pdf: Buffer;
  trimmed: string[];
}

export interface DrawnPage {
  pdf: Buffer;
  /** The page as drawn: after shortening. */
  page: ResumePage;
}

/** A preview, its PDF and a second download are the same page. */
const REMEMBERED_PAGES = 50;
/** Where another server deletes a pet, nobody tells this one. */
const REMEMBERED_MS = 10 * 60_000;

interface TypesetPage {
  compiler: Compiler;
  doc: NodeTypstDocument;
  page: ResumePage;
  trimmed: string[];
}

/** Two compilers: most pages are Latin, and the fonts of all other scripts are only opened when one is needed. */
const compilers = new Map<'house' | 'world', Compiler>();

const compilerFor = ({ families }: Printable): Compiler => {
  const kind = families.length > 0 ? 'world' : 'house';
  const open = compilers.get(kind) ?? openCompiler(kind === 'house' ? HOUSE_FONTS : [...HOUSE_FONTS, ...SCRIPT_FONTS]);
  compilers.set(kind, open);
  return open;
};

/** A page with strings that can be printed, and how it fits on its sheet. */
interface Prepared extends Fit {
  print: Printable;
}

const prepared = new LRUCache<string, Prepared>({ max: REMEMBERED_PAGES, ttl: REMEMBERED_MS, ttlAutopurge: true });

const prepare = (json: string, find: () => Prepared): Prepared => {
  const found = prepared.get(json) ?? find();
  prepared.set(json, found);
  return found;
};

const setPage = (json: string, photo: Buffer | null, watermark: boolean): TypesetPage => {
  const setter = (print: Printable) => (layout: Layout) =>
    compilerFor(print).setLayout(layout, { photo, watermark, print });
  const { print, layout, trimmed } = prepare(json, () => {
    // Written by openPress from a ResumePage.
    const print = printable(JSON.parse(json) as ResumePage);
    return { print, ...fitPage(setter(print), print.page) };
  });
  const { doc } = setter(print)(layout);
  if (doc.numOfPages !== 1) throw new Error(`The page was set on ${doc.numOfPages} sheets.`);
  return { compiler: compilerFor(print), doc, page: layout.page, trimmed };
};

/** Sets a ResumePage, given as JSON, as PDF/UA-1: one A4 sheet, tagged, with a title. */
export const printPdf = (page: string, photo: Buffer | null): PrintedPdf => {
  const { compiler, doc, trimmed } = setPage(page, photo, false);
  const pdf = compiler.pdf(doc);
  compiler.tidy();
  return { pdf, trimmed };
};

/** Sets the same page with the watermark in it, as PDF. The page without it never leaves this function. */
export const drawPreview = (page: string, photo: Buffer | null): DrawnPage => {
  const { compiler, doc, page: drawn } = setPage(page, photo, true);
  const pdf = compiler.pdf(doc);
  compiler.tidy();
  return { pdf, page: drawn };
};

/** Drops all that is remembered of pages that were set. */
export const forgetPages = (): void => {
  prepared.clear();
  for (const compiler of compilers.values()) compiler.forget();
};
