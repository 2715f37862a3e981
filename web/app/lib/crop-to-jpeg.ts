import { PAPER } from './paper.ts';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MAX_SIDE = 1200;
const QUALITY = 0.9;

/** Cuts a square out of a picture, upright as its camera meant it, as a JPEG of at most 1200 pixels a side. */
export const cropToJpeg = async (picture: Blob, area: Area, fileName: string): Promise<File> => {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const side = Math.max(1, Math.min(MAX_SIDE, Math.round(area.width)));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw on a canvas.');
  context.fillStyle = PAPER;
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side, side);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('The picture could not be written.');
  return new File([blob], fileName, { type: 'image/jpeg' });
};
