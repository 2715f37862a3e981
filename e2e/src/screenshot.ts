import { join } from 'node:path';
import { type Page, test } from '@playwright/test';

/** Takes the whole page, to be looked at: `test-results/screens/<name>-<width>.png`. Returns the path. */
export async function takeScreenshot(page: Page, name: string): Promise<string> {
  const width = page.viewportSize()?.width ?? 'full';
  const path = join(test.info().project.outputDir, 'screens', `${name}-${width}.png`);
  await page.screenshot({ path, fullPage: true, animations: 'disabled' });
  return path;
}
