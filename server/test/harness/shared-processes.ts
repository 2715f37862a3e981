import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Context } from '#context';
import { openPictureDecoder } from '#pictures/picture-decoder';
import { openPdfRedrawer, type PdfRedrawer } from '#pictures/proofs/pdf-redrawer';
import { openPress } from '#press/press';

const PRESS_WORKERS = 2;

type Shared = Pick<Context, 'press' | 'decoder' | 'pdfs'>;

let shared: Shared | undefined;

/**
 * The processes that set pages and open pictures and PDFs, the same for all apps of this worker: each takes a second to
 * start. They end with the worker.
 */
export const sharedProcesses = (): Shared => {
  shared ??= {
    press: openPress({ workers: PRESS_WORKERS }),
    decoder: openPictureDecoder(),
    pdfs: redrawOnce(openPdfRedrawer()),
  };
  return shared;
};

/** Redraws each PDF once: most tests send the same one. */
const redrawOnce = (pdfs: PdfRedrawer): PdfRedrawer => {
  const redrawn = new Map<string, Awaited<ReturnType<PdfRedrawer['redraw']>>>();
  return {
    async redraw(userId, path) {
      const key = hash('sha256', await readFile(path));
      const files = redrawn.get(key) ?? (await pdfs.redraw(userId, path));
      redrawn.set(key, files);
      return files;
    },
  };
};
