import { Piscina } from 'piscina';
import { checkPdf } from './check-pdf.ts';
import type { ResumePage } from './page.ts';
import { PressError } from './press-error.ts';
import type { PrintedPdf } from './typesetter.ts';
import type { Job } from './worker.ts';

const QUEUE_PER_WORKER = 32;
const TIME_LIMIT_MS = 10_000;

export interface PressOptions {
  /** Threads that set pages, at least 1. */
  workers: number;
  /** Pages that may wait; 32 for each worker unless said otherwise. */
  maxQueue?: number;
  /** Milliseconds from asking to having, waiting included; 10 seconds unless said otherwise. */
  timeLimitMs?: number;
}

export interface Press {
  /**
   * The page as PDF/UA-1: one A4 sheet, tagged, byte for byte the same for the same page and photo.
   * @param photo a JPEG, cut to a circle around its middle; null draws a paw print instead.
   * @returns the PDF, and the names of what had to be shortened to fit one page.
   * @throws PressError
   */
  renderPdf(page: ResumePage, photo: Buffer | null): Promise<PrintedPdf>;
  /**
   * The same page under a watermark, as an HTML document of A4 proportions with a picture and its text. The page
   * without the watermark is not in it.
   * @throws PressError
   */
  renderPreview(page: ResumePage, photo: Buffer | null): Promise<string>;
  /** Ends the workers; what is still waiting is refused. */
  close(): Promise<void>;
}

/** What went wrong, from what the pool says: it has no codes. */
const pressError = (cause: unknown): PressError => {
  if (cause instanceof PressError) return cause;
  const message = cause instanceof Error ? cause.message : String(cause);
  if (cause instanceof Error && cause.name === 'AbortError') {
    return new PressError('timeout', 'Setting the page took too long.', { cause });
  }
  if (message === 'Task queue is at limit') return new PressError('busy', 'Too many pages are waiting.', { cause });
  return new PressError('broken', `The page could not be set: ${message}`, { cause });
};

/** Opens the press: a pool of workers that set pages. A worker that dies, or takes too long, is replaced. */
export const openPress = ({ workers, maxQueue, timeLimitMs = TIME_LIMIT_MS }: PressOptions): Press => {
  const pool = new Piscina<Job, unknown>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
    maxQueue: maxQueue ?? workers * QUEUE_PER_WORKER,
  });

  // Each name is a function of worker.ts, whose answer the caller knows.
  const run = async (name: 'pdf' | 'preview', job: Job): Promise<unknown> => {
    try {
      return await pool.run(job, { name, signal: AbortSignal.timeout(timeLimitMs) });
    } catch (cause) {
      throw pressError(cause);
    }
  };

  return {
    async renderPdf(page, photo) {
      const printed = (await run('pdf', { page, photo })) as PrintedPdf;
      return { pdf: checkPdf(Buffer.from(printed.pdf)), trimmed: printed.trimmed };
    },
    async renderPreview(page, photo) {
      return (await run('preview', { page, photo })) as string;
    },
    close: () => pool.destroy(),
  };
};
