import { commands, page } from 'vitest/browser';
import { look, SIZES } from './looks.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    picture: (name: string) => Promise<void>;
  }
}

/** Long pages end here, in pixels: further down is more of the same. */
const MAX_HEIGHT = 12_000;

const plain = (text: string): string => text.replaceAll(/[^\p{L}\d]+/gu, '-').replaceAll(/^-|-$/g, '') || 'home';

/** Takes pictures of the open screen: the whole page, or the window where a dialog is over it. */
export async function takePictures(screen: string, state: string, only: string | undefined): Promise<void> {
  for (const size of (['phone', 'tablet', 'desktop', 'wide'] as const).filter((each) => !only || each === only)) {
    for (const scheme of ['light', 'dark'] as const) {
      await look({ size, scheme });
      const [width, height] = SIZES[size];
      const whole = Math.min(document.documentElement.scrollHeight, MAX_HEIGHT);
      if (!document.querySelector('[role$=dialog]')) await page.viewport(width, Math.max(height, whole));
      await commands.picture(`${plain(screen)}/${plain(state)} ${size} ${scheme}`);
    }
  }
}
