// `npm run samples`: makes the pictures and files that the screens show of real résumés, and the icons.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sampleFiles, smallPictures } from './files.ts';

for (const [path, content] of [...(await sampleFiles()), ...(await smallPictures())]) {
  const file = fileURLToPath(new URL(`../../../${path}`, import.meta.url));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
  process.stdout.write(`${path}  ${Math.ceil(content.length / 1024)} KB\n`);
}
