import { PICTURE_WIDTHS } from '@pawsume/contract/resumes';
import { petByKey } from '@pawsume/fixtures/pets';
import { petPhoto } from '@pawsume/fixtures/photos';
import { safePicture } from '@pawsume/server/pictures/safe-picture';
import { composePage } from '@pawsume/server/press/compose';
import type { ResumePage } from '@pawsume/server/press/page';
import { openPress, type Press } from '@pawsume/server/press/press';
import { writerFacts } from '@pawsume/server/writer/facts';
import { openWriter } from '@pawsume/server/writer/open-writer';
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
  const { print: photo } = await safePicture(await petPhoto('dog'));
  const rows: Comparison[] = [];
  for (const { key, what } of PAGES) rows.push(await comparePage(press, { key, what, photo }));
  await press.close();
  return rows;
};

interface Subject {
  key: string;
  what: string;
  photo: Buffer;
}

const comparePage = async (press: Press, { key, what, photo }: Subject): Promise<Comparison> => {
  const nextPage = await pagesOf(key);
  const pictures: number[] = [];
  const pdfs: number[] = [];
  for (let round = -WARM; round < ROUNDS; round += 1) {
    const picture = await msOf(() => press.renderPreview(nextPage(), photo, 1, { width: WHILE_TYPING }));
    const pdf = await msOf(() => press.renderPdf(nextPage(), photo));
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

/** Each call gives the page of a pet with one word more typed. */
const pagesOf = async (key: string): Promise<() => ResumePage> => {
  const { answers } = petByKey(key);
  const { prose } = await (await openWriter(null)).write(writerFacts(answers));
  let words = 0;
  return () => {
    words += 1;
    const typed = { ...prose, rewritten_pet_description: `${prose.rewritten_pet_description} ${words}` };
    return composePage(answers, typed, new Date('2026-11-20T12:00:00Z'));
  };
};
