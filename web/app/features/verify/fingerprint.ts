import { MAX_CHECKED_BYTES } from '@pawsume/contract/registry';
import { registryMessages } from '@pawsume/contract/registry-messages';

/** A file that is not looked at any further; its message says why. */
export class UncheckedFile extends Error {}

const BEGINS = '%PDF-';
/** So far in, readers still look for it. */
const WITHIN = 1024;

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** All bytes of a file. `onShare` is told how much of it was read so far, from 0 to 1. */
const readAll = async (file: File, onShare: (share: number) => void): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = new Uint8Array(file.size);
  let read = 0;
  const reader = file.stream().getReader();
  for (let next = await reader.read(); next.value; next = await reader.read()) {
    bytes.set(next.value, read);
    read += next.value.length;
    onShare(read / file.size);
  }
  return bytes;
};

/**
 * The SHA-256 of a PDF, in hexadecimal. The file does not leave the browser.
 * @throws UncheckedFile for what is no PDF, too large, or cannot be read here.
 */
export const fingerprintOf = async (file: File, onShare: (share: number) => void): Promise<string> => {
  // Browsers have it only where a page came by https, or from this machine.
  if (!globalThis.crypto?.subtle) throw new UncheckedFile(registryMessages.noCrypto);
  if (file.size > MAX_CHECKED_BYTES) throw new UncheckedFile(registryMessages.tooLarge);
  const bytes = await readAll(file, onShare).catch((cause: unknown) => {
    throw new UncheckedFile(registryMessages.unreadable, { cause });
  });
  if (!new TextDecoder('latin1').decode(bytes.subarray(0, WITHIN)).includes(BEGINS)) {
    throw new UncheckedFile(registryMessages.notPdf);
  }
  return hex(await crypto.subtle.digest('SHA-256', bytes));
};
