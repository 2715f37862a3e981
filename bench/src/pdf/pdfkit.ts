import { buffer } from 'node:stream/consumers';
import type { ResumePage, Section } from '@pawsume/server/press/page';
import { HOUSE_FONTS } from '@pawsume/server/press/type/fonts';
import Pdfkit from 'pdfkit';
import { type Content, linesOf } from './content.ts';

const MARGIN = 40;
const SIDE = { x: 400, width: 155 };
const MAIN_WIDTH = 340;
const PHOTO = 110;
const SIZE = 7;
/** As long as it takes: it cuts nothing to fit. */
const SHEET: [number, number] = [595.28, 3000];

const [REGULAR = '', BOLD = '', TITLE = ''] = HOUSE_FONTS.map(({ path }) => path);

const writeSections = (pdf: PDFKit.PDFDocument, sections: Section[], width: number): void => {
  for (const { title, entries } of sections) {
    pdf.font(TITLE).fontSize(11).fillColor('#1f5b45').text(title, { width });
    pdf.font(REGULAR).fontSize(SIZE).fillColor('#1f2a26');
    for (const line of entries.flatMap(linesOf)) pdf.text(line, { width });
  }
};

const writeHeader = (pdf: PDFKit.PDFDocument, { name, oneLiner, facts, chips }: ResumePage, photo: Buffer): void => {
  pdf.image(photo, MARGIN, MARGIN, { width: PHOTO });
  pdf
    .font(TITLE)
    .fontSize(28)
    .text(name, MARGIN + PHOTO + 20, MARGIN);
  pdf.font(BOLD).fontSize(SIZE).text(oneLiner);
  for (const { label, value } of facts) pdf.text(`${label}: ${value}`);
  pdf.text(chips.map(({ text }) => text).join('   '), MARGIN, MARGIN + PHOTO + 20);
};

/** The same content by PDFKit, with the product's own letters, which it embeds as we do. Tags and fitting are not made. */
export const pdfkit = ({ page, photo }: Content): Promise<Buffer> => {
  const pdf = new Pdfkit({
    size: SHEET,
    margin: MARGIN,
    font: REGULAR,
    info: { Title: page.title },
  });
  writeHeader(pdf, page, photo);
  const top = pdf.y + SIZE;
  writeSections(
    pdf,
    page.sections.filter(({ column }) => column === 'main'),
    MAIN_WIDTH,
  );
  pdf.text('', SIDE.x, top);
  writeSections(
    pdf,
    page.sections.filter(({ column }) => column === 'side'),
    SIDE.width,
  );
  for (const { label, value } of page.contact?.lines ?? []) pdf.text(`${label}: ${value}`, { width: SIDE.width });
  pdf.text(`${page.footer.note} ${page.footer.mark}`, { width: SIDE.width });
  pdf.end();
  return buffer(pdf);
};
