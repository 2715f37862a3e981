import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export interface SavedFile {
  /** As the browser would name it in the person's folder. */
  name: string;
  content: Buffer;
}

/** Does what starts a download and waits until the file is on the disk. */
export async function saveFile(page: Page, act: () => Promise<void>): Promise<SavedFile> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}
