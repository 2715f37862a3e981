import { createHash } from 'node:crypto';
import type { ResumePage } from '#press/page';

/**
 * Names what a page prints: the same for two pages that say and show the same, another one as soon as a word, a fact,
 * the owner, the design or the photo differs. When its answers were given is no part of it, though the page prints that:
 * saving them again changes nothing else.
 * @param picture where the pet's photo lies: stored photos never change. Null where there is none.
 */
export const pageVersion = ({ asOf: _asOf, footer, ...page }: ResumePage, picture: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([{ ...page, mark: footer.mark }, picture]))
    .digest('base64url');
