import { petPhoto } from '@pawsume/fixtures/photos';
import { expect, type Page } from '@playwright/test';

/** Chooses a photo; it waits to be cropped then. */
export async function choosePhoto(page: Page): Promise<void> {
  const buffer = await petPhoto('dog');
  await page.locator('input[type=file]').setInputFiles({ name: 'IMG_2043.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('slider')).toBeVisible();
}

export async function finishCrop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Use this crop' }).click();
  await expect(page.getByText('Change picture')).toBeVisible();
}

/** That the slider zooms from 1 to 3 in steps of 0.1, over a square. */
export async function expectSquareCropper(page: Page): Promise<void> {
  const slider = page.getByRole('slider');
  for (const [name, value] of [
    ['min', '1'],
    ['max', '3'],
    ['step', '0.1'],
  ] as const) {
    await expect(slider).toHaveAttribute(name, value);
  }
  const box = await page.getByTestId('cropper').boundingBox();
  expect(box?.width).toBeCloseTo(box?.height ?? 0, 0);
}

/** Every picture that is cropped from now on comes out with this many bytes. */
export async function cropTo(page: Page, bytes: number): Promise<void> {
  await page.evaluate((size) => {
    const original = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function padded(callback, type, quality) {
      original.call(
        this,
        (blob) => callback(blob && new Blob([blob, new Uint8Array(size - blob.size)], { type })),
        type,
        quality,
      );
    };
  }, bytes);
}

interface Crop {
  square: boolean;
  type: string | undefined;
  quality: number | undefined;
}

/** Notes how each picture is exported from now on. Returns how to read the notes. */
export async function watchCrops(page: Page): Promise<() => Promise<Crop[]>> {
  const notes = await page.evaluateHandle(() => {
    const crops: Crop[] = [];
    const original = HTMLCanvasElement.prototype.toBlob;
    HTMLCanvasElement.prototype.toBlob = function noted(callback, type, quality) {
      crops.push({ square: this.width === this.height, type, quality });
      original.call(this, callback, type, quality);
    };
    return crops;
  });
  return () => notes.jsonValue();
}
