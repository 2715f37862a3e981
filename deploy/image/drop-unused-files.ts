// Removes from node_modules what no running server reads: weights and scripts that no page is set in, pictures of
// fonts, declarations for compilers, source maps.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HOUSE_FONTS, SCRIPT_FONTS } from '../../server/src/press/type/fonts.ts';

const packages = resolve('node_modules');
const fontPackages = join(packages, '@expo-google-fonts');
const usedFonts = new Set([...HOUSE_FONTS, ...SCRIPT_FONTS].map(({ path }) => path));

const isOfUsedFont = (path: string): boolean => usedFonts.has(path) || /\/(package\.json|LICENSE[^/]*)$/i.test(path);

const isUsed = (path: string): boolean =>
  path.startsWith(fontPackages) ? isOfUsedFont(path) : !/\.(d\.[cm]?ts|map)$/.test(path);

for (const folder of [packages, resolve('server/node_modules')]) {
  if (!existsSync(folder)) continue;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !isUsed(path)) rmSync(path);
  }
}
