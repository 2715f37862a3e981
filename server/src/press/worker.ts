import type { ResumePage } from './page.ts';
import { previewHtml } from './preview/html.ts';
import { pictureOf } from './preview/picture.ts';
import { drawPreview, type PrintedPdf, printPdf } from './typesetter.ts';

/** What is sent to a worker. Bytes arrive as plain arrays: a Buffer loses its class on the way. */
export interface Job {
  page: ResumePage;
  photo: Uint8Array | null;
}

const photoOf = ({ photo }: Job): Buffer | null => (photo ? Buffer.from(photo) : null);

export const pdf = (job: Job): PrintedPdf => printPdf(job.page, photoOf(job));

export const preview = async (job: Job): Promise<string> => {
  const { svg, page } = drawPreview(job.page, photoOf(job));
  return previewHtml(page, await pictureOf(svg));
};
