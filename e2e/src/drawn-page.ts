import type { Locator, Page } from '@playwright/test';

/** The sheet of a page that is looked at, by its title. */
export const sheetOf = (page: Page, title: string | RegExp): Locator => page.getByRole('region', { name: title });

/** All words of a drawn page, as they are read aloud. */
export const wordsOn = (sheet: Locator): Locator => sheet.locator('.sr-only').first();

/** The picture of a page as it is shown, as PNG of its own size. */
export const pictureOn = async (sheet: Locator): Promise<Buffer> => {
  const url = await sheet.locator('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
};
