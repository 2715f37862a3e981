import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Look } from './looks.ts';
import type { Screen } from './screen.ts';

/** Where pictures and contact sheets lie; no part of the repository. */
export const OUT = fileURLToPath(new URL('../screens-out', import.meta.url));

/** Long pages end here: what comes further down is more of the same. */
const MAX_HEIGHT = 12_000;

const plain = (text: string): string => text.replaceAll(/[^\p{L}\d]+/gu, '-').replaceAll(/^-|-$/g, '') || 'home';

/** The path of a picture, below OUT. */
export const pictureOf = (area: string, { route, state }: Screen, { size, scheme }: Look): string =>
  join(area, `${plain(route)} ${plain(state)} ${size} ${scheme}.png`);

export async function takePicture(page: Page, file: string, { over }: Screen): Promise<void> {
  const path = join(OUT, file);
  await mkdir(join(path, '..'), { recursive: true });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = await page.evaluate(async () => {
    // What is asked for only on the way down is in the picture of the whole page too.
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return document.documentElement.scrollHeight;
  });
  const clip = { x: 0, y: 0, width, height: Math.min(MAX_HEIGHT, Math.max(height, whole)) };
  await page.screenshot({ path, animations: 'disabled', caret: 'hide', ...(over ? {} : { fullPage: true, clip }) });
}
