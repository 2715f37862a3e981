import type { NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { LRUCache } from 'lru-cache';
import { type Compiler, openCompiler } from './compiler.ts';
import type { Design } from './design.ts';
import { type Fit, fitPage } from './fit/fit-page.ts';
import type { Losses } from './losses.ts';
import type { PreviewMark, ResumePage } from './page.ts';
import type { PhotoPlace, Place } from './places.ts';
import { type Font, HOUSE_FONTS, SCRIPT_FONTS } from './type/fonts.ts';
import { type Printable, printable } from './type/printable.ts';

export interface PrintedPdf extends Losses {
  pdf: Buffer;
}

/** What is to be set, and how. Page and design are JSON: the same texts are the keys of what is remembered. */
export interface Order {
  /** A ResumePage. */
  page: string;
  /** A Design. */
  design: string;
  photo: Buffer | null;
}

export interface MarkedPage extends Losses {
  pdf: Buffer;
  /** The page as it is set: after shortening. */
  page: ResumePage;
  /** In reading order. */
  places: Place[];
  photo: PhotoPlace;
}

/** Remembered because a preview, its PDF and a second download set the same page. */
const REMEMBERED_PAGES = 50;
/** A pet may be deleted through another server, which this one does not hear of: so nothing is remembered for long. */
const REMEMBERED_MS = 10 * 60_000;

interface TypesetPage {
  compiler: Compiler;
  measures: Design;
  doc: NodeTypstDocument;
  page: ResumePage;
  losses: Losses;
}

/** Two: most pages are Latin, and the fonts of all other scripts are only opened when one is needed. */
const compilers = new Map<Font[], Compiler>();
const ALL_FONTS = [...HOUSE_FONTS, ...SCRIPT_FONTS];

const getCompiler = ({ families }: Printable): Compiler => {
  const fonts = families.length > 0 ? ALL_FONTS : HOUSE_FONTS;
  const known = compilers.get(fonts);
  if (known) return known;
  const opened = openCompiler(fonts);
  compilers.set(fonts, opened);
  return opened;
};

/** A page with strings that can be printed, and how it fits on its sheet. */
interface Prepared extends Fit {
  print: Printable;
}

const prepared = new LRUCache<string, Prepared>({ max: REMEMBERED_PAGES, ttl: REMEMBERED_MS, ttlAutopurge: true });

const prepare = (key: string, find: () => Prepared): Prepared => {
  const found = prepared.get(key) ?? find();
  prepared.set(key, found);
  return found;
};

const setPage = (
  { page, design, photo }: Order,
  { mark, spots }: { mark: PreviewMark | null; spots: boolean },
): TypesetPage => {
  // Written by openPress.
  const measures: Design = JSON.parse(design);
  const makeSetter = (print: Printable) =>
    getCompiler(print).makeSetter({ design: measures, photo, mark, spots, print });
  const { print, layout, trimmed } = prepare(`${design} ${page}`, () => {
    // Written by openPress.
    const composed: ResumePage = JSON.parse(page);
    const print = printable(composed);
    return { print, ...fitPage(makeSetter(print), print.page) };
  });
  const { doc } = makeSetter(print).setLayout(layout);
  if (doc.numOfPages !== 1) throw new Error(`The page was set on ${doc.numOfPages} sheets.`);
  const losses = { trimmed, undrawn: print.undrawn };
  return { compiler: getCompiler(print), measures, doc, page: layout.page, losses };
};

/** Sets a page as PDF/UA-1: one A4 sheet, tagged, with a title. A mark is no part of what is read. */
export const printPdf = (order: Order, mark: PreviewMark | null): PrintedPdf => {
  const { compiler, doc, losses } = setPage(order, { mark, spots: false });
  const pdf = compiler.pdf(doc);
  compiler.tidy();
  return { pdf, ...losses };
};

/** Sets the same page with its mark in it, as PDF to be drawn. The page without it never leaves this function. */
export const setMarkedPage = (order: Order, mark: PreviewMark): MarkedPage => {
  const { compiler, measures, doc, page, losses } = setPage(order, { mark, spots: true });
  const pdf = compiler.untaggedPdf(doc);
  const places = compiler.places(doc, measures);
  const photo = compiler.photoPlace(doc, measures);
  compiler.tidy();
  return { pdf, page, places, photo, ...losses };
};

/** Drops all that is remembered of pages that were set. */
export const forgetPages = (): void => {
  prepared.clear();
  for (const compiler of compilers.values()) compiler.forget();
};
