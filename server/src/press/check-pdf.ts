import { PressError } from './press-error.ts';

const MIN_BYTES = 2_000;
const MAX_BYTES = 8_000_000;
const TAIL_BYTES = 16;

const fail = (what: string): never => {
  throw new PressError('broken', `The PDF ${what}.`);
};

/**
 * Makes sure that bytes are a whole PDF of exactly one page, before anybody pays for them.
 * @throws PressError `broken`
 */
export const checkPdf = (pdf: Buffer): Buffer => {
  if (pdf.length < MIN_BYTES || pdf.length > MAX_BYTES) fail(`has ${pdf.length} bytes`);
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) fail('does not begin as one');
  if (!pdf.subarray(-TAIL_BYTES).includes('%%EOF')) fail('has no end');
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  if (pages !== 1) fail(`has ${pages} pages`);
  return pdf;
};
