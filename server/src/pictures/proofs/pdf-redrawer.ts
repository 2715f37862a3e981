import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { proofMessages } from '@pawsume/contract/proof-messages';
import { PROOF_LIMITS } from '@pawsume/contract/proofs';
import { AppError } from '#lib/app-error';
import { openFairGate } from '#lib/fair-gate';
import { OWN_PROCESS_GROUP } from '#lib/own-process-group';
import { pdfOfPages } from './pdf-of-pages.ts';
import type { PdfPages } from './pdf-pages-process.ts';
import type { ProofFiles } from './proof-files.ts';

const SCRIPT = fileURLToPath(new URL('pdf-pages-process.ts', import.meta.url));
const TIME_LIMIT_MS = 30_000;
/** 256 MB for PDFium, and little for all else: a small file may unfold to gigabytes. */
const MEMORY_LIMITS = ['--wasm-max-mem-pages=4096', '--max-old-space-size=128'];
const WIDTH = 1;
const WAITING_EACH = PROOF_LIMITS.ofPet;
const WAITING = 40;

export interface PdfRedrawer {
  /**
   * Draws each page of a stranger's PDF and makes a new PDF of the pictures, so that nothing of the file itself stays. It is
   * opened in a process of its own, one at a time, users taking turns; that process ends with it, so that no file can reach
   * what another one left.
   * @throws AppError `document_unreadable` with a sentence, `unavailable` in a crowd.
   */
  redraw(userId: number, path: string): Promise<ProofFiles>;
}

export const openPdfRedrawer = ({ timeLimitMs = TIME_LIMIT_MS } = {}): PdfRedrawer => {
  const gate = openFairGate({
    width: WIDTH,
    maxWaitingEach: WAITING_EACH,
    maxWaiting: WAITING,
    busy: () => new AppError('unavailable', proofMessages.crowded),
  });
  return {
    redraw: (userId, path) => gate.pass(userId, async () => proofOf(await pagesOf(path, timeLimitMs))),
  };
};

const unreadable = (sentence: string, cause?: unknown) => new AppError('document_unreadable', sentence, { cause });

/** What its process says before it ends, by itself or with its time. */
const pagesOf = (path: string, timeLimitMs: number): Promise<PdfPages> =>
  new Promise((resolve, reject) => {
    const child = fork(SCRIPT, [path], {
      execArgv: MEMORY_LIMITS,
      // Without the settings, so that a process that is broken into knows no secret.
      env: {},
      serialization: 'advanced',
      timeout: timeLimitMs,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      ...OWN_PROCESS_GROUP,
    });
    let pages: PdfPages | null = null;
    child.once('message', (message) => {
      pages = message as PdfPages; // sent by pdf-pages-process.ts
    });
    child.once('error', (error) => reject(unreadable(proofMessages.brokenPdf, error)));
    child.once('exit', (_code, signal) => {
      if (pages !== null) resolve(pages);
      else reject(unreadable(signal === 'SIGKILL' ? proofMessages.tooSlow : proofMessages.brokenPdf));
    });
  });

const SENTENCES = {
  locked: proofMessages.locked,
  broken: proofMessages.brokenPdf,
  empty: proofMessages.emptyPdf,
  'too-many-pages': proofMessages.tooManyPages(PROOF_LIMITS.pages),
} as const;

const proofOf = (drawn: PdfPages): ProofFiles => {
  if ('fault' in drawn) throw unreadable(SENTENCES[drawn.fault]);
  const { pages, thumbnail } = drawn;
  return { file: pdfOfPages(pages), thumbnail: Buffer.from(thumbnail), type: 'pdf', pages: pages.length };
};
