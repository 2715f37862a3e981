import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';
import { cacheFolder, root } from '../places.mjs';

const packageFolder = dirname(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))));
const emoji = 'NotoColorEmoji_400Regular.ttf';
const archives = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

/**
 * The Chromium of @sparticuz/chromium, unpacked once into the project and not, as that package would, into a folder
 * shared by all users. Nothing where its binary cannot run.
 */
export async function bundledChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const { version } = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'));
  const folder = join(cacheFolder, `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    /** NSS and expat for machines that have none. */
    libraries: join(folder, 'al2023', 'lib'),
    env: { FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}

/** @param {string} folder */
async function unpack(folder) {
  await mkdir(dirname(folder), { recursive: true });
  const unfinished = await mkdtemp(`${folder}-`);
  const usualTemp = process.env.TMPDIR;
  process.env.TMPDIR = unfinished; // the only way to tell the package where to unpack
  try {
    await Promise.all(archives.map((archive) => inflate(join(packageFolder, 'bin', archive))));
    await copyFile(join(root, 'fonts', 'print', emoji), join(unfinished, 'fonts', emoji));
    await chmod(unfinished, 0o755);
    await chmod(join(unfinished, 'chromium'), 0o755);
    await writeFile(join(unfinished, 'fonts.conf'), fontSettings(folder));
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    if (usualTemp === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usualTemp;
  }
}

/**
 * The machine's fonts where it has any, after them enough to show Latin text and emoji on one that has none.
 *
 * @param {string} folder
 */
function fontSettings(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts').replaceAll('&', '&amp;')}</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
}
