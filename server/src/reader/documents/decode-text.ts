import { importMessages } from '@pawsume/contract/import-messages';
import { IMPORT_LIMITS } from '@pawsume/contract/pet-import';
import { AppError } from '#lib/app-error';

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return 'utf-8';
};

/** How a JPEG, a PNG, a GIF, a WebP and a phone's HEIC begin. */
const PICTURES = [/^\u00ff\u00d8\u00ff/u, /^\u0089PNG/u, /^GIF8/u, /^RIFF.{4}WEBP/su, /^.{4}ftyp(?:hei|mif|avif)/su];

/** The words of a file that is plain text. @throws AppError for all else. */
export const decodeText = (bytes: Uint8Array): string => {
  if (PICTURES.some((mark) => mark.test(Buffer.from(bytes.subarray(0, 16)).toString('latin1'))))
    throw new AppError('document_unreadable', importMessages.picture);
  const text = decode(bytes);
  if (text === null || text.includes('\0')) throw new AppError('document_unreadable', importMessages.unreadable);
  if (text.length > IMPORT_LIMITS.characters)
    throw new AppError('document_unreadable', importMessages.tooLong(IMPORT_LIMITS.characters));
  return text;
};

const decode = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
