import { expect, type Page } from '@playwright/test';

const PURE = [
  [255, 0, 0],
  [0, 255, 0],
  [0, 0, 255],
  [255, 255, 255],
];
/** Encoded thrice; unturned, mirrored or in the numbers of another colour space they are further apart. */
const WITHIN = 40;

/** Makes sure that a picture of the page shows the patches in the corners of the phone's photo, in their places and colours. */
export async function expectPatches(page: Page, selector: string): Promise<void> {
  const seen = await page.locator(selector).evaluate(async (picture: HTMLImageElement) => {
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 100 });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0, 100, 100);
    const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].slice(0, 3);
    return [at(8, 8), at(92, 8), at(8, 92), at(92, 92)];
  });
  const apart = seen.flatMap((colour, patch) =>
    colour.map((value, part) => Math.abs(value - Number(PURE[patch]?.[part]))),
  );
  expect(apart).toHaveLength(12);
  expect(Math.max(...apart), JSON.stringify(seen)).toBeLessThan(WITHIN);
}
