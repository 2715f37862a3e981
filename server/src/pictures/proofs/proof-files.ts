import type { ProofType } from '../stored-names.ts';

/** A proof as it is kept: drawn by us, with nothing left of the file that was sent. */
export interface ProofFiles {
  file: Buffer;
  /** A JPEG of its first page. */
  thumbnail: Buffer;
  type: ProofType;
  pages: number;
}
