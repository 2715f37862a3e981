import { open } from 'node:fs/promises';
import { proofMessages } from '@pawsume/contract/proof-messages';
import { AppError } from '#lib/app-error';
import type { PictureDecoder } from '../picture-decoder.ts';
import type { PdfRedrawer } from './pdf-redrawer.ts';
import type { ProofFiles } from './proof-files.ts';

interface Parts {
  decoder: Pick<PictureDecoder, 'decodeScan'>;
  pdfs: PdfRedrawer;
}

/**
 * Draws a stranger's file anew, by what its first bytes say it is: a PDF or a picture.
 * @throws AppError `document_unreadable`, `unavailable`, and PictureError, each with a sentence.
 */
export const redrawProof = async (
  { decoder, pdfs }: Parts,
  { userId, path }: { userId: number; path: string },
): Promise<ProofFiles> => {
  const head = await readHead(path);
  if (head.startsWith('%PDF-')) return pdfs.redraw(userId, path);
  if (!PICTURES.some((mark) => mark.test(head))) throw new AppError('document_unreadable', proofMessages.unreadable);
  return { ...(await decoder.decodeScan(userId, path)), type: 'jpg', pages: 1 };
};

/** How a JPEG, a PNG and a WebP begin, and a phone's HEIC, to which the decoder says what to do. */
const PICTURES = [/^\u00ff\u00d8\u00ff/u, /^\u0089PNG/u, /^RIFF.{4}WEBP/su, /^.{4}ftyp(?:hei|hev|mif1|msf1)/su];
const HEAD_BYTES = 16;

const readHead = async (path: string): Promise<string> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
};
