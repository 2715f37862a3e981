import { encode } from 'uqr';
import type { ResumePage } from './page.ts';

/** The QR code of a page's link, a row of ones and zeros for each of its lines; null where no link is on. */
export const qrRows = ({ footer: { link } }: ResumePage): string[] | null =>
  link
    ? encode(link.url, { ecc: 'M', border: 0 }).data.map((row) => row.map((isDark) => (isDark ? '1' : '0')).join(''))
    : null;
