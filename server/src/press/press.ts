import { Piscina } from 'piscina';
import { checkPdf } from './check-pdf.ts';
import { openGate } from './gate.ts';
import type { ResumePage } from './page.ts';
import { PressError } from './press-error.ts';
import type { PrintedPdf } from './typesetter.ts';
import type { Job } from './worker.ts';

const WAITING_PER_WORKER = 16;
const TIME_LIMIT_MS = 10_000;

export interface PressOptions {
  /** Threads that set pages, at least 1. */
  workers: number;
  /** Pages that may wait for a thread; 16 for each worker unless said otherwise. */
  maxWaiting?: number;
  /** Milliseconds one page may take, waiting not counted; 10 seconds unless said otherwise. */
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
  /** Ends the workers; pages not done yet are refused. */
  close(): Promise<void>;
}

const pressError = (cause: unknown): PressError => {
  if (cause instanceof Error && cause.name === 'AbortError') {
    return new PressError('timeout', 'Setting the page took too long.', { cause });
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  return new PressError('broken', `The page could not be set: ${message}`, { cause });
};

/** Opens the press: a pool of threads that set pages. One that dies, or takes too long, is replaced. */
export const openPress = ({ workers, maxWaiting, timeLimitMs = TIME_LIMIT_MS }: PressOptions): Press => {
  const gate = openGate({ width: workers, maxWaiting: maxWaiting ?? workers * WAITING_PER_WORKER });
  const pool = new Piscina<Job, unknown>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: workers,
    maxThreads: workers,
  });

  const run = (name: 'pdf' | 'preview', job: Job): Promise<unknown> =>
    gate.pass(async () => {
      try {
        return await pool.run(job, { name, signal: AbortSignal.timeout(timeLimitMs) });
      } catch (cause) {
        throw pressError(cause);
      }
    });

  return {
    async renderPdf(page, photo) {
      // The answer of `pdf` in worker.ts; its bytes have crossed threads.
      const printed = (await run('pdf', { page: JSON.stringify(page), photo })) as {
        pdf: Uint8Array;
        trimmed: string[];
      };
      return { pdf: checkPdf(Buffer.from(printed.pdf)), trimmed: printed.trimmed };
    },
    async renderPreview(page, photo) {
      // The answer of `preview` in worker.ts.
      return (await run('preview', { page: JSON.stringify(page), photo })) as string;
    },
    close: () => pool.destroy(),
  };
};
