import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areas } from './all-screens.ts';
import { type Look, looksAt } from './looks.ts';
import { OUT, pictureOf } from './pictures.ts';
import { composeSheet } from './sheet.ts';
import { WORDS } from './words.ts';

/** On the public pages each part is another one; other long screens are more of the same further down. */
const WHOLE = new Set(['public']);

/** In pixels on the sheet. */
const LAYOUTS = {
  phone: { columns: 6, width: 300, maxHeight: 1500 },
  tablet: { columns: 6, width: 400, maxHeight: 1300 },
  desktop: { columns: 4, width: 620, maxHeight: 1100 },
  wide: { columns: 4, width: 720, maxHeight: 900 },
} as const satisfies Record<Look['size'], unknown>;

const root = fileURLToPath(new URL('../..', import.meta.url));
const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
const words = process.argv.slice(2);

/**
 * `npm run screens [-- words]`: takes a picture of every screen in every state, from a phone to a wide desktop, in light and
 * dark, and lays them out on contact sheets. Words narrow it down to the areas, routes and states that have them.
 */
const takePictures = async (): Promise<boolean> => {
  const args = [cli, 'test', '--config', join(root, 'e2e', 'screens.config.ts'), '--reporter', 'list'];
  const env = { ...process.env, [WORDS]: words.join(' ') };
  const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env }), 'exit');
  return code === 0;
};

const composeSheets = async (): Promise<void> => {
  for (const [area, screens] of Object.entries(areas)) {
    for (const size of ['phone', 'tablet', 'desktop', 'wide'] as const) {
      const entries = screens.flatMap((screen) =>
        looksAt(screen)
          .filter((look) => look.size === size)
          .map((look) => ({
            file: join(OUT, pictureOf(area, screen, look)),
            caption: `${screen.route}  ${screen.state}`,
          }))
          .filter(({ file }) => existsSync(file)),
      );
      if (entries.length === 0) continue;
      const out = join(OUT, `${area}-${size}.png`);
      const { maxHeight, ...layout } = LAYOUTS[size];
      await composeSheet(
        entries,
        { ...layout, maxHeight: WHOLE.has(area) ? Number.POSITIVE_INFINITY : maxHeight },
        out,
      );
      process.stdout.write(`${relative(root, out)}\n`);
    }
  }
};

if (words.length === 0) await rm(OUT, { recursive: true, force: true });
const fine = await takePictures();
await composeSheets();
process.exitCode = fine ? 0 : 1;
