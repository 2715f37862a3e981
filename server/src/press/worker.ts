import { setImmediate } from 'node:timers/promises';
import { WIDEST_PICTURE } from '@pawsume/contract/resumes';
import type { Losses } from './losses.ts';
import type { PreviewMark, ResumePage } from './page.ts';
import type { PhotoPlace, Place } from './places.ts';
import { drawPicture } from './preview/picture.ts';
import { forgetPhotos, scalePhoto } from './preview/scaled-photo.ts';
import { forgetPages, type Order, printPdf, setMarkedPage } from './typesetter.ts';

/** A page with its mark as a JPEG, its texts as they are set, where they stand, and what of it is not there. */
export interface DrawnPreview extends Losses {
  picture: Uint8Array;
  page: ResumePage;
  places: Place[];
  photo: PhotoPlace;
}

/** What is made of a page: a PrintedPdf, whose bytes have crossed processes, or a preview. */
export interface Made {
  pdf: Losses & { pdf: Uint8Array };
  preview: DrawnPreview;
}

/** A page to be made. Page and design are JSON: one text crosses between processes quicker than hundreds. */
export interface PageJob<Name extends keyof Made = keyof Made> {
  name: Name;
  page: string;
  design: string;
  photo: Uint8Array | null;
  /** What is laid over it: nothing over a PDF unless it is said. */
  mark?: PreviewMark;
  /** Only of a preview: its width in pixels. */
  width?: number;
}

/** What a process of the press is asked for. To `check`, it answers that it made nothing. */
export type Job = PageJob | { name: 'forget' } | { name: 'check' };

/** What comes back. */
export type Outcome<Result> = { made: Result } | { fault: string };

const make = async ({ name, page, design, photo, ...look }: PageJob): Promise<Made[keyof Made]> => {
  const order: Order = { page, design, photo: photo && Buffer.from(photo) };
  if (name === 'pdf') return printPdf(order, look.mark ?? null);
  const { mark = 'watermark', width = WIDEST_PICTURE } = look;
  const drawnPhoto = order.photo && (await scalePhoto(order.photo, width));
  const { pdf, ...set } = setMarkedPage({ ...order, photo: drawnPhoto }, mark);
  return { ...set, picture: await drawPicture(pdf, width) };
};

const runJob = async (job: PageJob): Promise<Outcome<Made[keyof Made]>> => {
  // Native documents are only freed on a turn of the event loop: without this, every page ever set stays in memory.
  await setImmediate();
  try {
    return { made: await make(job) };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
};

/** A pet may be deleted through another server, which this one does not hear of: so nothing is remembered for long. */
const REMEMBERED_MS = 10 * 60_000;
const forgetAll = (): void => {
  forgetPages();
  forgetPhotos();
};
const whenIdle = setTimeout(forgetAll, REMEMBERED_MS).unref();

const answer = async (job: Job): Promise<void> => {
  if (job.name === 'forget') forgetAll();
  else if (job.name === 'check') process.send?.({ made: null } satisfies Outcome<null>);
  else process.send?.(await runJob(job));
  whenIdle.refresh();
};

let underWay = Promise.resolve();
process.on('message', (job) => {
  // Sent by worker-process.ts.
  underWay = underWay.then(() => answer(job as Job));
});
// The server ends this process, and its own end does so too; signals that a terminal sends to both are ignored.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
