// `npm run pages [-- pets]`: every pet's page for every reader, a contact sheet for each design and paper, to look at.
import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  ACCENTS,
  DEFAULT_PAGE,
  DESIGNS,
  PAPERS,
  type PageSettings,
  PURPOSES,
  SHOWN_BY_DEFAULT,
} from '@pawsume/contract/page-settings';
import { type PetFixture, petByKey, pets } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import sharp from 'sharp';
import { safePicture } from '#pictures/safe-picture';
import { composePage } from '#press/compose';
import { openPress } from '#press/press';
import { drawPicture } from '#press/preview/picture';
import { writerFacts } from '#writer/facts';
import { openWriter } from '#writer/open-writer';

const OUT = fileURLToPath(new URL('../../../pages-out', import.meta.url));
const AS_OF = new Date('2026-11-20T12:00:00Z');
const WIDTH = 560;
const GAP = 20;
const TABLE = '#8a8f8c';

const press = openPress({ workers: 2 });
const writer = await openWriter(null);
const wanted = process.argv.slice(2);
const chosen = wanted.length === 0 ? pets : pets.filter(({ key }) => wanted.includes(key));

const drawPage = async ({ answers, photo }: PetFixture, settings: PageSettings): Promise<Buffer> => {
  const { prose } = await writer.write(writerFacts(answers, settings.purpose));
  const page = composePage(answers, prose, AS_OF, settings);
  const { pdf } = await press.renderPdf(page, photo && (await safePicture(await petPhoto(photo))).print);
  return sharp(await drawPicture(pdf))
    .resize({ width: WIDTH })
    .png()
    .toBuffer();
};

/** Writes pictures of one size in rows, side by side. */
const writeSheet = async (name: string, rows: Buffer[][]): Promise<void> => {
  const { height = 0 } = await sharp(rows[0]?.[0]).metadata();
  const columns = Math.max(...rows.map((row) => row.length));
  const size = { width: GAP + columns * (WIDTH + GAP), height: GAP + rows.length * (height + GAP) };
  const tiles = rows.flatMap((row, down) =>
    row.map((input, across) => ({ input, left: GAP + across * (WIDTH + GAP), top: GAP + down * (height + GAP) })),
  );
  const sheet = sharp({ create: { ...size, channels: 3, background: TABLE } }).composite(tiles);
  const file = join(OUT, `${name}.png`);
  await writeFile(file, await sheet.png().toBuffer());
  process.stdout.write(`${relative(process.cwd(), file)}\n`);
};

await mkdir(OUT, { recursive: true });
for (const design of DESIGNS) {
  for (const paper of PAPERS) {
    for (const pet of chosen) {
      const row = PURPOSES.map((purpose) =>
        drawPage(pet, { ...DEFAULT_PAGE, design, paper, purpose, shown: SHOWN_BY_DEFAULT[purpose] }),
      );
      await writeSheet(`${pet.key} ${design} ${paper}`, [await Promise.all(row)]);
    }
  }
}
const first = chosen[0] ?? petByKey('biscuit');
await writeSheet(
  `${first.key} in every colour`,
  await Promise.all(
    DESIGNS.map((design) => Promise.all(ACCENTS.map((accent) => drawPage(first, { ...DEFAULT_PAGE, design, accent })))),
  ),
);
await press.close();
