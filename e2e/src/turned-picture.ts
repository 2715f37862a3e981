import type { Page } from '@playwright/test';

const RED_ABOVE_BLUE = { width: 400, height: 300 };

/**
 * A photo as a phone held upright takes it: the pixels lie on their side, red on the left and blue on the right, and a
 * note says to turn them clockwise (EXIF orientation 6). Seen upright it is red above blue.
 */
export async function turnedPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(({ width, height }) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = 'red';
    context.fillRect(0, 0, width / 2, height);
    context.fillStyle = 'blue';
    context.fillRect(width / 2, 0, width / 2, height);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  }, RED_ABOVE_BLUE);
  const jpeg = Buffer.from(base64, 'base64');
  return Buffer.concat([jpeg.subarray(0, 2), orientationSix(), jpeg.subarray(2)]);
}

const orientationSix = (): Buffer => {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(exif.length + 2, 2);
  return Buffer.concat([head, exif]);
};

/** What colour a picture of the page is near its upper and its lower edge. */
export const coloursOf = (page: Page, selector: string): Promise<{ above: string; below: string }> =>
  page.locator(selector).evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 10, height: 10 });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0, 10, 10);
    const colourAt = (y: number) => {
      const [red = 0, , blue = 0] = context?.getImageData(5, y, 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    return { above: colourAt(1), below: colourAt(8) };
  });
