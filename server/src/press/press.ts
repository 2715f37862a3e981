import type { Look } from '@pawsume/contract/page-settings';
import { WIDEST_PICTURE } from '@pawsume/contract/resumes';
import type { Measures, PageKind } from '#lib/measures';
import { timed } from '#lib/timed';
import type { Design } from './design.ts';
import { designOf } from './designs.ts';
import { openDrawnPreviews } from './drawn-previews.ts';
import type { PreviewMark, ResumePage } from './page.ts';
import { PressError } from './press-error.ts';
import type { PrintedPdf } from './typesetter.ts';
import type { DrawnPreview } from './worker.ts';
import { openWorkerPool } from './worker-pool.ts';

const WAITING_EACH = 8;
const WAITING_PER_WORKER = 32;
/** Many times what the longest page takes: a page that is not done by then is stuck. */
const TIME_LIMIT_MS = 15_000;
/** Asker of the pages that no user asked for. */
export const NOBODY = 'nobody';
/** Asker of the pages that readers of an owner's links ask for, whichever of the links it is. */
export const readersOf = (ownerId: number): string => `readers of ${ownerId}`;

const MIN_BYTES = 2_000;
const MAX_BYTES = 8_000_000;
const TAIL_BYTES = 16;

export interface PressOptions {
  /** The measures and colours of a look; those of designs.ts unless said otherwise. */
  designOf?: (look: Look) => Design;
  /** Processes that set pages, at least 1. */
  workers: number;
  /** Pages of all together that may wait for a process; 32 for each process unless said otherwise. */
  maxWaiting?: number;
  /** Pages of one asker that may wait; 8 unless said otherwise. */
  maxWaitingEach?: number;
  /** Milliseconds one page may take, waiting not counted; 15 seconds unless said otherwise. */
  timeLimitMs?: number;
}

export interface PreviewLook {
  mark?: PreviewMark;
  width?: number;
}

export interface Press {
  /**
   * The page as PDF/UA-1: one sheet, tagged, byte for byte the same for the same page and photo.
   * @param photo a JPEG, cut to a circle around its middle; null draws a paw print instead.
   * @param asker the user's id. Each has one page set at a time, users take turns, and a PDF comes before the asker's
   *   own previews. NOBODY and `readersOf` are strangers: they share one process, and take turns there.
   * @returns the PDF, what had to be left out to fit one page, and what no font has.
   * @throws PressError
   */
  renderPdf(page: ResumePage, photo: Buffer | null, asker?: number | string): Promise<PrintedPdf>;
  /**
   * The same PDF under the watermark of a preview.
   * @throws PressError
   */
  renderMarkedPdf(page: ResumePage, photo: Buffer | null, asker?: number | string): Promise<PrintedPdf>;
  /**
   * The same page under a watermark, or with one small mark where the résumé is paid for, as a JPEG. The page without the
   * mark is not in it. Remembered for ten minutes, by its content.
   * @param look the mark, a watermark unless said otherwise, and the picture's width in pixels, WIDEST_PICTURE unless said
   *   otherwise.
   * @returns the picture, the texts of the page as they are set and where they stand, what had to be left out to fit
   *   one page, and what no font has: by its name there and the answer it comes from.
   * @throws PressError
   */
  renderPreview(
    page: ResumePage,
    photo: Buffer | null,
    asker?: number | string,
    look?: PreviewLook,
  ): Promise<DrawnPreview>;
  /**
   * A page that is still being filled in, under the watermark. Each is another one: none is remembered.
   * @param width of its picture in pixels.
   * @throws PressError
   */
  renderDraft(page: ResumePage, photo: Buffer | null, asker: number | string, width: number): Promise<DrawnPreview>;
  /**
   * Drops this user's drawn previews, and what the processes remember of anybody's pages. Pages under way or waiting are
   * still finished, and not remembered either.
   */
  forget(asker: number): void;
  /**
   * Resolves when pages can be set: a process answers, or is at one.
   * @throws PressError
   */
  check(): Promise<void>;
  /** Ends the processes; pages not done yet are refused. */
  close(): Promise<void>;
}

/** Opens the press: processes that set pages. One that dies, or takes too long, is replaced. */
export const openPress = ({ workers, maxWaiting, maxWaitingEach, timeLimitMs, ...options }: PressOptions): Press => {
  const pool = openWorkerPool({
    workers,
    maxWaiting: maxWaiting ?? workers * WAITING_PER_WORKER,
    maxWaitingEach: maxWaitingEach ?? WAITING_EACH,
    timeLimitMs: timeLimitMs ?? TIME_LIMIT_MS,
  });
  const previews = openDrawnPreviews();
  const describe = (page: ResumePage) => ({
    page: JSON.stringify(page),
    design: JSON.stringify((options.designOf ?? designOf)(page.look)),
  });

  return {
    async renderPdf(page, photo, asker = NOBODY) {
      const job = { name: 'pdf', ...describe(page), photo } as const;
      const { pdf, ...losses } = await pool.make(job, { asker, first: true });
      return { pdf: checkPdf(Buffer.from(pdf)), ...losses };
    },
    async renderMarkedPdf(page, photo, asker = NOBODY) {
      const job = { name: 'pdf', ...describe(page), photo, mark: 'watermark' } as const;
      const { pdf, ...losses } = await pool.make(job, { asker, first: false });
      return { pdf: checkPdf(Buffer.from(pdf)), ...losses };
    },
    async renderPreview(page, photo, asker = NOBODY, { mark = 'watermark', width = WIDEST_PICTURE } = {}) {
      const content = { ...describe(page), photo, mark, width };
      const job = { name: 'preview', ...content } as const;
      const draw = () => pool.make(job, { asker, first: false });
      return previews.recall({ asker, ...content }, draw);
    },
    renderDraft(page, photo, asker, width) {
      const job = { name: 'preview', ...describe(page), photo, mark: 'watermark', width } as const;
      return pool.make(job, { asker, first: false });
    },
    forget(asker) {
      previews.forget(asker);
      pool.forget();
    },
    check: () => pool.check(),
    close: () => pool.close(),
  };
};

const fail = (what: string): never => {
  throw new PressError('broken', `The PDF ${what}.`);
};

/**
 * Makes sure that bytes are a whole PDF of exactly one page, before anybody pays for them.
 * @throws PressError `broken`
 */
export const checkPdf = (pdf: Buffer): Buffer => {
  if (pdf.length < MIN_BYTES || pdf.length > MAX_BYTES) fail(`has ${pdf.length} bytes`);
  if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) fail('does not begin as one');
  if (!pdf.subarray(-TAIL_BYTES).includes('%%EOF')) fail('has no end');
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  if (pages !== 1) fail(`has ${pages} pages`);
  return pdf;
};

/**
 * The same press, which reports each page: how long whoever asked for it waited, and whether it was `made` or what was wrong,
 * as PressError names it.
 */
export const measured = (press: Press, measures: Pick<Measures, 'page' | 'span'>): Press => {
  const measure = <T>(kind: PageKind, work: () => Promise<T>): Promise<T> =>
    timed(
      () => measures.span({ name: 'page', attributes: { kind } }, work),
      (ended, seconds) => measures.page({ kind, outcome: 'error' in ended ? faultOf(ended.error) : 'made' }, seconds),
    );
  return {
    ...press,
    renderMarkedPdf: (...given) => measure('pdf', () => press.renderMarkedPdf(...given)),
    renderPdf: (...given) => measure('pdf', () => press.renderPdf(...given)),
    renderPreview: (...given) => measure('preview', () => press.renderPreview(...given)),
    renderDraft: (...given) => measure('draft', () => press.renderDraft(...given)),
  };
};

const faultOf = (error: unknown): string => (error instanceof PressError ? error.fault : 'failed');
