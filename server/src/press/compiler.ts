import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { mapStrings } from '@pawsume/contract/map-strings';
import { encode } from 'uqr';
import type { Design } from './design.ts';
import type { Heights, Layout, PageSetter } from './fit/layout.ts';
import type { PreviewMark, ResumePage } from './page.ts';
import { type PhotoPlace, type Place, readPhotoPlace, readPlaces } from './places.ts';
import { directed } from './type/direction.ts';
import { DISPLAY, EMOJI, type Font, TEXT } from './type/fonts.ts';
import type { Printable } from './type/printable.ts';

/** The QR code of a page's link, a row of ones and zeros for each of its lines; null where no link is on. */
const qrRows = ({ footer: { link } }: ResumePage): string[] | null =>
  link
    ? encode(link.url, { ecc: 'M', border: 0 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
    : null;

const TEMPLATE = fileURLToPath(new URL('./template', import.meta.url));
const PHOTO = `${TEMPLATE}/photo.jpg`;
const DATA = `${TEMPLATE}/data.json`;
const DESIGN = `${TEMPLATE}/design.json`;

/** Results of layout that were of no use for two rounds of this many pages are forgotten: memory stays level. */
const PAGES_A_ROUND = 5;
const CACHE_AGE = 2;

export interface SetOptions {
  design: Design;
  photo: Buffer | null;
  mark: PreviewMark | null;
  /** Whether the page says where its texts stand: only one that is drawn, because its tags are other ones then. */
  spots: boolean;
  print: Printable;
}

/** A Typst compiler with its fonts. Not shared between threads; one page at a time. */
export interface Compiler {
  /** Lays out one page, with its photo. */
  makeSetter(options: SetOptions): PageSetter<NodeTypstDocument>;
  /** As PDF/UA-1, to be kept. */
  pdf(doc: NodeTypstDocument): Buffer;
  /** As a PDF that only looks the same, in less time: to be drawn. */
  untaggedPdf(doc: NodeTypstDocument): Buffer;
  /** Where the texts of a page stand that was set with `spots`. */
  places(doc: NodeTypstDocument, design: Design): Place[];
  /** Where the photo of a page stands that was set with `spots`. */
  photoPlace(doc: NodeTypstDocument, design: Design): PhotoPlace;
  /** To be called after each page. */
  tidy(): void;
  /** Drops the last page, its photo and all results of layout. */
  forget(): void;
}

/** What the template reads: all strings are data there, never markup. */
const templateData = (
  { page, columns, level, extra }: Layout,
  { photo, mark, spots, print, qr }: SetOptions & { qr: string[] | null },
) => {
  const [year, month, day] = page.asOf.split('-').map(Number);
  return {
    ...mapStrings({ resume: page, ...columns }, directed),
    level,
    extra,
    mark,
    spots,
    qr,
    photo: photo !== null,
    date: { year, month, day },
    fonts: {
      text: [TEXT, ...print.families],
      display: [DISPLAY, TEXT, ...print.families],
      emoji: EMOJI,
      foreign: print.families.length > 0,
    },
    pictures: print.pictures.map((cluster) => RegExp.escape(cluster)).join('|'),
  };
};

const isHeights = (value: unknown): value is Heights =>
  typeof value === 'object' && value !== null && 'main' in value && 'side' in value;

/** Opens a compiler with exactly these fonts. */
export const openCompiler = (fonts: Font[]): Compiler => {
  const typst = NodeCompiler.create({
    workspace: TEMPLATE,
    fontArgs: [{ fontPaths: fonts.map(({ path }) => path) }],
  });

  let pages = 0;
  let mappedDesign: string | null = null;

  // Handed over anew, even the same design makes Typst read all that is drawn by it again.
  const mapDesign = (json: string): void => {
    if (json === mappedDesign) return;
    typst.mapShadow(DESIGN, Buffer.from(json));
    mappedDesign = json;
  };

  const compile = (data: unknown, { design, photo }: SetOptions): NodeTypstDocument => {
    if (photo) typst.mapShadow(PHOTO, photo);
    else typst.unmapShadow(PHOTO);
    // As files and not as inputs: a changed input makes Typst evaluate its whole library again.
    mapDesign(JSON.stringify(design));
    typst.mapShadow(DATA, Buffer.from(JSON.stringify(data)));
    const compiled = typst.compile({ mainFilePath: `${TEMPLATE}/resume.typ` });
    if (compiled.result) return compiled.result;
    throw new Error(`Typst: ${JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics)}`);
  };

  const readHeights = (doc: NodeTypstDocument): Heights => {
    const heights: unknown = typst.query(doc, { selector: '<heights>', field: 'value' })[0];
    if (!isHeights(heights)) throw new Error('Typst: the template did not say where its parts ended.');
    return heights;
  };

  return {
    makeSetter(options) {
      const qr = qrRows(options.print.page);
      return {
        design: options.design,
        setLayout(layout) {
          const doc = compile(templateData(layout, { ...options, qr }), options);
          return {
            doc,
            // Asked for only while a fit is looked for: a page whose fit is known is not measured again.
            get heights() {
              return readHeights(doc);
            },
          };
        },
      };
    },
    pdf: (doc) => typst.pdf(doc, { pdfStandard: 'ua-1' }),
    untaggedPdf: (doc) => typst.pdf(doc, { pdfTags: false }),
    places: (doc, design) => readPlaces(typst.query(doc, { selector: '<spots>', field: 'value' })[0], design),
    photoPlace: (doc, design) =>
      readPhotoPlace(typst.query(doc, { selector: '<photo-place>', field: 'value' })[0], design),
    tidy() {
      pages += 1;
      if (pages % PAGES_A_ROUND === 0) typst.evictCache(CACHE_AGE);
    },
    forget() {
      typst.resetShadow();
      mappedDesign = null;
      typst.evictCache(0);
    },
  };
};
