import { setImmediate } from 'node:timers/promises';
import { previewHtml } from './preview/html.ts';
import { pictureOf } from './preview/picture.ts';
import { drawPreview, type PrintedPdf, printPdf } from './typesetter.ts';

/** What is sent to a worker. Bytes arrive as plain arrays: a Buffer loses its class on the way. */
export interface Job {
  /** A ResumePage as JSON: one text crosses quicker than hundreds, and says by itself whether the page is known. */
  page: string;
  photo: Uint8Array | null;
}

const photoOf = ({ photo }: Job): Buffer | null => (photo ? Buffer.from(photo) : null);

/**
 * Native documents are only freed on a turn of the event loop, and a busy pool gives its workers none: without this,
 * every page ever set stays in memory.
 */
const freeLastPage = (): Promise<void> => setImmediate();

export const pdf = async (job: Job): Promise<PrintedPdf> => {
  await freeLastPage();
  return printPdf(job.page, photoOf(job));
};

export const preview = async (job: Job): Promise<string> => {
  await freeLastPage();
  const { svg, page } = drawPreview(job.page, photoOf(job));
  return previewHtml(page, await pictureOf(svg));
};
