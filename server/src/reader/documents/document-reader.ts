import { readFile } from 'node:fs/promises';
import { importMessages } from '@pawsume/contract/import-messages';
import { IMPORT_LIMITS } from '@pawsume/contract/pet-import';
import { AppError } from '#lib/app-error';
import { openStrangersPdf } from '#lib/child-process';
import { openStrangerGate } from '#lib/stranger-gate';
import type { Page } from '../page.ts';
import { decodeText } from './decode-text.ts';
import type { PdfWords } from './pdf-process.ts';

const SCRIPT = new URL('pdf-process.ts', import.meta.url);
const TIME_LIMIT_MS = 10_000;
const WIDTH = 1;
const WAITING_EACH = 2;
const WAITING = 20;
/** A PDF may begin with other bytes. */
const HEAD_BYTES = 1024;

export interface DocumentReader {
  /**
   * The words of a file, not tidied yet. A PDF is opened in a process of its own, one at a time, askers taking turns; that process ends with it,
   * so that no file can reach what another one left.
   * @param asker a user's id, or the address of a stranger.
   * @throws AppError `document_unreadable` with a sentence, `unavailable` in a crowd.
   */
  read(asker: number | string, path: string): Promise<Page[]>;
}

const unreadable = (sentence: string, cause?: unknown) => new AppError('document_unreadable', sentence, { cause });

export const openDocumentReader = ({ timeLimitMs = TIME_LIMIT_MS } = {}): DocumentReader => {
  const gate = openStrangerGate({
    width: WIDTH,
    maxWaitingEach: WAITING_EACH,
    maxWaiting: WAITING,
    busy: () => new AppError('unavailable', importMessages.crowded),
  });
  const limit = {
    timeLimitMs,
    tooSlow: () => unreadable(importMessages.tooSlow),
    died: (cause?: Error) => unreadable(importMessages.unreadable, cause),
  };
  return {
    async read(asker, path) {
      const bytes = await readFile(path);
      if (!isPdf(bytes)) return [{ text: decodeText(bytes) }];
      return gate.pass(asker, async () => pagesIn(await openStrangersPdf(SCRIPT, path, limit)));
    },
  };
};

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, HEAD_BYTES).includes('%PDF-');

const SENTENCES = {
  locked: importMessages.locked,
  broken: importMessages.unreadable,
  'too-many-pages': importMessages.tooManyPages(IMPORT_LIMITS.pages),
  'too-long': importMessages.tooLong(IMPORT_LIMITS.characters),
} as const;

const pagesIn = (words: PdfWords): Page[] => {
  if ('fault' in words) throw unreadable(SENTENCES[words.fault]);
  const pages = words.pages.map((text, index) => ({ text, number: index + 1 }));
  if (pages.every(({ text }) => !/[\p{L}\p{N}]/u.test(text))) throw unreadable(importMessages.picturesOnly);
  return pages;
};
