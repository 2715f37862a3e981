import { Piscina } from 'piscina';
import { openGate } from '#lib/gate';
import { checkPdf } from './check-pdf.ts';
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
  /**
   * Has nothing of any page remembered that was asked for so far: the workers are replaced, because pages and photos are
   * in their memory in places that nobody can clear. Pages under way, and those that wait, are finished.
   */
  forget(): void;
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
  // The pool's own limit does not count tasks that can be aborted.
  const gate = openGate({
    width: workers,
    maxWaiting: maxWaiting ?? workers * WAITING_PER_WORKER,
    busy: () => new PressError('busy', 'Too many pages are waiting.'),
  });
  const openPool = () =>
    new Piscina<Job, unknown>({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: workers,
      maxThreads: workers,
    });
  let pool = openPool();
  let remembers = false;
  let timesForgotten = 0;
  const retiring = new Set<Promise<void>>();

  const replaceWorkers = (): void => {
    if (!remembers) return;
    const retired = pool
      .close()
      // What it did not finish in time was refused to whoever asked for it.
      .catch(() => undefined)
      .finally(() => retiring.delete(retired));
    retiring.add(retired);
    pool = openPool();
    remembers = false;
  };

  const run = (name: 'pdf' | 'preview', job: Job): Promise<unknown> => {
    const askedAfter = timesForgotten;
    return gate.pass(async () => {
      remembers = true;
      try {
        return await pool.run(job, { name, signal: AbortSignal.timeout(timeLimitMs) });
      } catch (cause) {
        throw pressError(cause);
      } finally {
        // It waited while all was forgotten, and the new workers remember it.
        if (askedAfter !== timesForgotten) replaceWorkers();
      }
    });
  };

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
    forget() {
      timesForgotten += 1;
      replaceWorkers();
    },
    async close() {
      await Promise.all([pool.destroy(), ...retiring]);
    },
  };
};
