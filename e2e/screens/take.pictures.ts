import { expect, type Page } from '@playwright/test';
import { areas } from './all-screens.ts';
import { type Look, looksAt, sizeOf } from './looks.ts';
import { pictureOf, takePicture } from './pictures.ts';
import type { Screen } from './screen.ts';
import { test } from './test.ts';
import { chosen } from './words.ts';

const PER_SCREEN_MS = 60_000;

for (const [area, screens] of Object.entries(areas)) {
  const wanted = screens.filter((screen) => chosen(area, screen));
  if (wanted.length === 0) continue;

  test(`every screen of ${area} has its picture taken`, async ({ open }) => {
    test.setTimeout(wanted.length * PER_SCREEN_MS);
    const failed: string[] = [];
    for (const screen of wanted) {
      try {
        await takeAll(area, screen, open);
      } catch (error) {
        failed.push(`${screen.route} (${screen.state}): ${error}`);
      }
    }
    // All at once: a single state that cannot be reached must not cost the pictures of the others.
    expect(failed).toEqual([]);
  });
}

async function takeAll(area: string, screen: Screen, open: (screen: Screen, look: Look) => Promise<Page>) {
  const looks = looksAt(screen);
  const page = await open(screen, looks[0] ?? { size: 'desktop', scheme: 'light' });
  for (const look of looks) {
    await page.setViewportSize(sizeOf(look.size));
    await page.emulateMedia({ colorScheme: look.scheme });
    await takePicture(page, pictureOf(area, screen, look), screen);
  }
  await page.context().close();
}
