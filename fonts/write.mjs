// `npm run write -w fonts`: fetches the font packages and copies the files that the product uses, with their licences. The
// packages are 290 MB, the files 34 MB.
import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packages of @expo-google-fonts with the weights that the PDF is set in. @type {Record<string, string[]>} */
const printed = {
  'source-sans-3@0.4.1': ['400Regular', '600SemiBold'],
  'fraunces@0.4.1': ['600SemiBold', '500Medium_Italic'],
  'noto-color-emoji@0.4.6': ['400Regular'],
  'noto-sans-arabic@0.4.3': ['500Medium'],
  'noto-sans-armenian@0.4.2': ['500Medium'],
  'noto-sans-bengali@0.4.4': ['500Medium'],
  'noto-sans-canadian-aboriginal@0.4.1': ['500Medium'],
  'noto-sans-cherokee@0.4.2': ['500Medium'],
  'noto-sans-devanagari@0.4.1': ['500Medium'],
  'noto-sans-ethiopic@0.4.2': ['500Medium'],
  'noto-sans-georgian@0.4.3': ['500Medium'],
  'noto-sans-gujarati@0.4.2': ['500Medium'],
  'noto-sans-gurmukhi@0.4.1': ['500Medium'],
  'noto-sans-hebrew@0.4.1': ['500Medium'],
  'noto-sans-jp@0.4.3': ['500Medium'],
  'noto-sans-kannada@0.4.3': ['500Medium'],
  'noto-sans-khmer@0.4.3': ['500Medium'],
  'noto-sans-kr@0.4.3': ['500Medium'],
  'noto-sans-lao@0.4.2': ['500Medium'],
  'noto-sans-malayalam@0.4.2': ['500Medium'],
  'noto-sans-mongolian@0.4.1': ['400Regular'],
  'noto-sans-myanmar@0.4.2': ['500Medium'],
  'noto-sans-nko@0.4.1': ['400Regular'],
  'noto-sans-oriya@0.4.2': ['500Medium'],
  'noto-sans-sc@0.4.3': ['500Medium'],
  'noto-sans-sinhala@0.4.2': ['500Medium'],
  'noto-sans-symbols-2@0.4.1': ['400Regular'],
  'noto-sans-syriac@0.4.2': ['500Medium'],
  'noto-sans-tamil@0.4.3': ['500Medium'],
  'noto-sans-telugu@0.4.2': ['500Medium'],
  'noto-sans-thaana@0.4.2': ['500Medium'],
  'noto-sans-thai@0.4.2': ['500Medium'],
  'noto-sans-tifinagh@0.4.1': ['400Regular'],
  'noto-serif-tibetan@0.4.2': ['500Medium'],
};
/** Packages of Fontsource with the stylesheets of the screens. */
const shown = {
  '@fontsource-variable/source-sans-3@5.3.0': { sheet: 'wght.css', name: 'source-sans-3.css' },
  '@fontsource/fraunces@5.3.0': { sheet: '600.css', name: 'fraunces.css' },
};

const fonts = fileURLToPath(new URL('.', import.meta.url));
const fetched = mkdtempSync(join(tmpdir(), 'fonts-'));
/** @param {string} spec @param {string} [scope] */
const folderOf = (spec, scope = '') => join(fetched, 'node_modules', scope, spec.slice(0, spec.lastIndexOf('@')));

/**
 * Returns a font without one of its tables. Its other tables stay as they are.
 *
 * @param {Buffer} font
 * @param {string} unwanted
 */
function withoutTable(font, unwanted) {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) =>
    font.subarray(12 + 16 * index, 28 + 16 * index),
  );
  const kept = records.filter((record) => record.toString('latin1', 0, 4) !== unwanted);
  const header = Buffer.concat([font.subarray(0, 12), ...kept]);
  const power = Math.floor(Math.log2(kept.length));
  header.writeUInt16BE(kept.length, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (kept.length - 2 ** power), 10);
  /** @type {Buffer[]} */
  const parts = [header];
  let offset = header.length;
  for (const [index, record] of kept.entries()) {
    const start = record.readUInt32BE(8);
    const table = font.subarray(start, start + record.readUInt32BE(12));
    const padding = Buffer.alloc(-table.length & 3);
    header.writeUInt32BE(offset, 12 + 16 * index + 8);
    offset += table.length + padding.length;
    parts.push(table, padding);
  }
  return Buffer.concat(parts);
}

try {
  const specs = [...Object.keys(printed).map((spec) => `@expo-google-fonts/${spec}`), ...Object.keys(shown)];
  writeFileSync(join(fetched, 'package.json'), '{}');
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...specs], {
    cwd: fetched,
    stdio: 'inherit',
  });
  for (const folder of ['print', 'web']) rmSync(join(fonts, folder), { recursive: true, force: true });

  const notices = [];
  let licence = '';
  for (const [spec, weights] of Object.entries(printed)) {
    const folder = folderOf(spec, '@expo-google-fonts');
    for (const weight of weights) {
      const [file = ''] = globSync(join(folder, weight, '*.ttf'));
      cpSync(file, join(fonts, 'print', basename(file)));
    }
    const [notice = '', ...text] = readFileSync(join(folder, 'LICENSE_FONT'), 'utf8').split('\n');
    notices.push(`${spec}: ${notice}`);
    // The same text in all of them, with other line ends.
    licence = text.join('\n');
  }
  // The same pictures, drawn in another way, are 20 of its 25 MB; the press and browsers read the table COLR.
  const emoji = join(fonts, 'print', 'NotoColorEmoji_400Regular.ttf');
  writeFileSync(emoji, withoutTable(readFileSync(emoji), 'SVG '));

  for (const [spec, { sheet, name }] of Object.entries(shown)) {
    // Every browser that runs the app takes WOFF 2.
    const rules = readFileSync(join(folderOf(spec), sheet), 'utf8').replaceAll(
      /, url\(\S+\.woff\) format\('woff'\)/g,
      '',
    );
    for (const [, file = ''] of rules.matchAll(/url\(\.\/files\/([^)]+)\)/g))
      cpSync(join(folderOf(spec), 'files', file), join(fonts, 'web', file));
    writeFileSync(join(fonts, 'web', name), rules.replaceAll('url(./files/', 'url(./'));
  }
  writeFileSync(join(fonts, 'OFL.txt'), `${notices.join('\n')}\n${licence}`);
} finally {
  rmSync(fetched, { recursive: true, force: true });
}
