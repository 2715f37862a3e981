/** A page as we drew it: a JPEG in RGB of so many pixels. */
export interface DrawnPage {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

/** The longest side of a page, in points: that of A4. */
const LONGEST_SIDE = 842;

/**
 * A PDF with these pictures as its pages, and nothing else: no text, no link, no metadata, nothing that could run. The same
 * pictures give the same bytes.
 */
export const pdfOfPages = (pages: readonly DrawnPage[]): Buffer => {
  // Each page takes three objects, behind the two of the document.
  const idOf = (at: number): number => 3 + at * 3;
  const kids = pages.map((_page, at) => `${idOf(at)} 0 R`).join(' ');
  return written([
    [`<< /Type /Catalog /Pages 2 0 R >>`],
    [`<< /Type /Pages /Count ${pages.length} /Kids [${kids}] >>`],
    ...pages.flatMap((page, at) => pageObjects(page, idOf(at))),
  ]);
};

/** Its body, in parts. */
type PdfObject = (string | Uint8Array)[];

const pageObjects = ({ jpeg, width, height }: DrawnPage, id: number): PdfObject[] => {
  const scale = LONGEST_SIDE / Math.max(width, height);
  const [across, down] = [width, height].map((side) => (side * scale).toFixed(2));
  const draw = `q ${across} 0 0 ${down} 0 0 cm /Page Do Q`;
  return [
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${across} ${down}] /Contents ${id + 1} 0 R`,
      ` /Resources << /XObject << /Page ${id + 2} 0 R >> >> >>`,
    ],
    [`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`],
    [
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB`,
      ` /BitsPerComponent 8 /Filter /DCTDecode /Length ${jpeg.length} >>\nstream\n`,
      jpeg,
      '\nendstream',
    ],
  ];
};

/** Objects numbered from 1, and where each begins. */
const written = (objects: readonly PdfObject[]): Buffer => {
  const parts: Uint8Array[] = [];
  let length = 0;
  const write = (part: string | Uint8Array): void => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  // Bytes beyond ASCII in the second line tell other programs that this is no text.
  write('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n');
  const begins = objects.map((object, at) => {
    const begin = length;
    for (const part of [`${at + 1} 0 obj\n`, ...object, '\nendobj\n']) write(part);
    return begin;
  });
  const table = length;
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`);
  for (const begin of begins) write(`${String(begin).padStart(10, '0')} 00000 n \n`);
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
};
