import { PICTURE_WIDTHS } from '@pawsume/contract/resumes';
import { petPhoto } from '@pawsume/fixtures/photos';
import type { PictureSizes } from '@pawsume/server/pictures/picture-sizes';
import { safePicture } from '@pawsume/server/pictures/safe-picture';
import { openPress, type Press } from '@pawsume/server/press/press';
import { pagesOf } from '../press/never-seen.ts';
import type { Comparison } from '../report.ts';

const WARM = 5;
const ROUNDS = 25;
const AT_MOST = 2;
const PAGES = [
  { key: 'biscuit', what: 'an ordinary page' },
  { key: 'every-answer', what: 'the fullest page' },
] as const;
/** As wide as a page stands beside its texts, on a screen with a dot for each pixel. */
const [WHILE_TYPING] = PICTURE_WIDTHS;

/** The picture of a page never seen before, as while its text is typed, beside its PDF, in turns. */
export const comparePictures = async (): Promise<Comparison[]> => {
  const press = openPress({ workers: 1 });
  const photo = await safePicture(await petPhoto('dog'));
  const rows: Comparison[] = [];
  for (const { key, what } of PAGES) rows.push(await comparePage(press, { key, what, photo }));
  await press.close();
  return rows;
};

interface Subject {
  key: string;
  what: string;
  photo: PictureSizes;
}

const comparePage = async (press: Press, { key, what, photo }: Subject): Promise<Comparison> => {
  const nextPage = await pagesOf(key);
  const pictures: number[] = [];
  const pdfs: number[] = [];
  for (let round = -WARM; round < ROUNDS; round += 1) {
    const picture = await msOf(() => press.renderPreview(nextPage(), photo.screen, 1, { width: WHILE_TYPING }));
    const pdf = await msOf(() => press.renderPdf(nextPage(), photo.print));
    if (round < 0) continue;
    pictures.push(picture);
    pdfs.push(pdf);
  }
  const [ours, theirs] = [median(pictures), median(pdfs)];
  return {
    what: `picture of ${what} never seen before, ${WHILE_TYPING} pixels wide, against its PDF`,
    ours: `${ours.toFixed(1)} ms`,
    theirs: `${theirs.toFixed(1)} ms`,
    ratio: ours / theirs,
    bound: `within ${AT_MOST}×`,
    holds: ours / theirs <= AT_MOST,
  };
};

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const median = (times: number[]): number => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
