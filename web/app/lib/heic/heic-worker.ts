import { PAPER } from '../paper.ts';
import { profileIn, withProfile } from './colour-profile.ts';
import { decodeHeic } from './decode-heic.ts';

/** It is cut and encoded once more afterwards. */
const QUALITY = 0.95;

const toJpeg = async (heic: Uint8Array): Promise<Blob> => {
  const image = await decodeHeic(heic);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, image.width, image.height);
  const bitmap = await createImageBitmap(image);
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  const profile = profileIn(heic);
  if (!profile) return jpeg;
  // Of one piece: Firefox opens no picture that was put together as a Blob of several.
  const coloured = withProfile(new Uint8Array(await jpeg.arrayBuffer()), profile);
  return new Blob([coloured], { type: jpeg.type });
};

// Answers the bytes of a HEIC file with a JPEG, or with null where it cannot be read.
addEventListener('message', async ({ data }: MessageEvent<ArrayBuffer>) => {
  postMessage(await toJpeg(new Uint8Array(data)).catch(() => null));
});
