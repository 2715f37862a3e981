import { PROOF_LIMITS } from '@pawsume/contract/proofs';
import { isHeic } from '~/lib/heic/is-heic.ts';
import { readablePhoto } from '~/lib/heic/readable-photo.ts';

/** What is kept of a picture anyway, and a little more. */
const MAX_SIDE = 2400;
const QUALITY = 0.88;
/** Below it a picture is sent as it is. */
const SMALL_ENOUGH = PROOF_LIMITS.bytes / 2;

/**
 * A file as it is sent: a phone's HEIC made a JPEG, and a large photo drawn smaller, as every phone's camera would be refused
 * else. All else as it is. Throws where a HEIC cannot be read.
 */
export const fileToSend = async (file: File): Promise<File> => {
  const photo = (await isHeic(file)) ? await readablePhoto(file, new AbortController().signal) : file;
  if (photo === file && (!isPicture(file) || file.size <= SMALL_ENOUGH)) return file;
  const name = `${file.name.replace(/[.][^.]*$/, '')}.jpg`;
  // What this browser cannot open, the server has a sentence for.
  const small = await drawSmaller(photo).catch(() => photo);
  return new File([small], name, { type: small.type });
};

const isPicture = ({ type }: File): boolean => ['image/jpeg', 'image/png', 'image/webp'].includes(type);

const drawSmaller = async (picture: Blob): Promise<Blob> => {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The picture could not be written.');
  return blob;
};
