import { proofMessages } from '@pawsume/contract/proof-messages';
import { PROOF_LIMITS } from '@pawsume/contract/proofs';
import { AppError } from '#lib/app-error';
import { openStrangersPdf } from '#lib/child-process';
import { openFairGate } from '#lib/fair-gate';
import { pdfOfPages } from './pdf-of-pages.ts';
import type { PdfPages } from './pdf-pages-process.ts';
import type { ProofFiles } from './proof-files.ts';

const SCRIPT = new URL('pdf-pages-process.ts', import.meta.url);
const TIME_LIMIT_MS = 30_000;
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
  const limit = {
    timeLimitMs,
    tooSlow: () => unreadable(proofMessages.tooSlow),
    died: (cause?: Error) => unreadable(proofMessages.brokenPdf, cause),
  };
  return {
    redraw: (userId, path) => gate.pass(userId, async () => proofOf(await openStrangersPdf(SCRIPT, path, limit))),
  };
};

const unreadable = (sentence: string, cause?: unknown) => new AppError('document_unreadable', sentence, { cause });

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
