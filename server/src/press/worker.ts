import { setImmediate } from 'node:timers/promises';
import type { Losses } from './losses.ts';
import type { PreviewMark } from './page.ts';
import { previewHtml } from './preview/html.ts';
import { drawPicture } from './preview/picture.ts';
import { drawPreview, forgetPages, type Order, printPdf } from './typesetter.ts';

/** A page under its watermark as an HTML document, and what had to be left out of it. */
export interface DrawnPreview extends Losses {
  html: string;
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
  /** Only of a preview. */
  mark?: PreviewMark;
}

/** What a process of the press is asked for. */
export type Job = PageJob | { name: 'forget' };

/** What comes back for a page. */
export type Outcome<Name extends keyof Made = keyof Made> = { made: Made[Name] } | { fault: string };

const make = async ({ name, page, design, photo, mark = 'watermark' }: PageJob): Promise<Made[keyof Made]> => {
  const order: Order = { page, design, photo: photo && Buffer.from(photo) };
  if (name === 'pdf') return printPdf(order);
  const { page: drawn, pdf, ...losses } = drawPreview(order, mark);
  return { html: previewHtml(drawn, await drawPicture(pdf)), ...losses };
};

const runJob = async (job: PageJob): Promise<Outcome> => {
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
const whenIdle = setTimeout(() => forgetPages(), REMEMBERED_MS).unref();

const answer = async (job: Job): Promise<void> => {
  if (job.name === 'forget') forgetPages();
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
