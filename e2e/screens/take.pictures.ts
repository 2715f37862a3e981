import { expect } from '@playwright/test';
import { areas } from './all-screens.ts';
import { looksAt, optionsOf, sizeOf } from './looks.ts';
import { pictureOf, takePicture } from './pictures.ts';
import { test } from './test.ts';
import { chosen } from './words.ts';

const PER_SCREEN_MS = 60_000;

for (const [area, screens] of Object.entries(areas)) {
  const wanted = screens.filter((screen) => chosen(area, screen));
  if (wanted.length === 0) continue;

  test(`every screen of ${area} has its picture taken`, async ({ newVisitor, open }) => {
    test.setTimeout(wanted.length * PER_SCREEN_MS);
    const failed: string[] = [];
    for (const screen of wanted) {
      try {
        const looks = looksAt(screen);
        const page = await newVisitor(looks[0] && optionsOf(looks[0]));
        await open(page, screen);
        for (const look of looks) {
          await page.setViewportSize(sizeOf(look.size));
          await page.emulateMedia({ colorScheme: look.scheme });
          await takePicture(page, pictureOf(area, screen, look), screen);
        }
        await page.context().close();
      } catch (error) {
        failed.push(`${screen.route} (${screen.state}): ${error}`);
      }
    }
    // All at once: a single state that cannot be reached must not cost the pictures of the others.
    expect(failed).toEqual([]);
  });
}
