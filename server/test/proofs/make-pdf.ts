import { deflateSync } from 'node:zlib';

interface PdfToMake {
  /** How many pages; each is the third object and those after it. */
  pages?: number;
  /** Drawn on each page, as PDF writes it. */
  content?: string | Buffer;
  /** Filters of the content. */
  filters?: string;
  /** Further entries of the catalog, of each page, and of the trailer. */
  catalog?: string;
  page?: string;
  trailer?: string;
  mediaBox?: string;
  /** Further objects, by their numbers from 100. */
  objects?: (string | Buffer)[];
}

export const FIRST_EXTRA = 100;

/** A PDF with whatever one likes in it, hostile or not. The text of its pages is set in Helvetica, as /F1. */
export const makePdf = ({
  pages = 1,
  content = 'BT /F1 24 Tf 72 700 Td (Rabies vaccination) Tj ET',
  filters = '',
  catalog = '',
  page = '',
  trailer = '',
  mediaBox = '0 0 595 842',
  objects = [],
}: PdfToMake = {}): Buffer => {
  const kids = Array.from({ length: pages }, (_none, at) => `${at + 10} 0 R`).join(' ');
  const resources = '/Resources << /Font << /F1 4 0 R >> /XObject << /X 100 0 R >> >>';
  const all = new Map<number, string | Buffer>([
    [1, `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`],
    [2, `<< /Type /Pages /Count ${pages} /Kids [${kids}] >>`],
    [3, stream(content, filters)],
    [4, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    ...objects.map((object, at) => [FIRST_EXTRA + at, object] as const),
  ]);
  for (let at = 0; at < pages; at += 1) {
    all.set(10 + at, `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents 3 0 R ${resources} ${page} >>`);
  }
  return written(all, trailer);
};

/** A stream object, of bytes as they are. */
export const stream = (content: string | Buffer, entries = ''): Buffer => {
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
};

/** So many zeros, packed as often as one likes: a few bytes that unfold to gigabytes. */
export const packedZeros = (bytes: number, times = 1): Buffer => {
  let packed = deflateSync(Buffer.alloc(bytes));
  for (let time = 1; time < times; time += 1) packed = deflateSync(packed);
  return packed;
};

const written = (objects: ReadonlyMap<number, string | Buffer>, trailer: string): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const size = () => parts.reduce((sum, part) => sum + part.length, 0);
  const begins = new Map<number, number>();
  for (const [id, object] of objects) {
    begins.set(id, size());
    parts.push(Buffer.from(`${id} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'));
  }
  const table = size();
  const sections = [...begins].map(([id, begin]) => `${id} 1\n${String(begin).padStart(10, '0')} 00000 n \n`);
  parts.push(Buffer.from(`xref\n0 1\n0000000000 65535 f \n${sections.join('')}`));
  parts.push(Buffer.from(`trailer\n<< /Size 200 /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`));
  return Buffer.concat(parts);
};
