import type { Context } from '#context';
import type { ProofRow } from '#db/types';
import type { FileAnswer } from '#http/send-file';
import { proofTypeOf } from '#pictures/stored-names';

const TYPES = { pdf: 'application/pdf', jpg: 'image/jpeg' } as const;

/** A proof as it is kept; null where its file is gone. Its name says what it is, in words of ours. */
export const readProof = async (
  { pictures }: Pick<Context, 'pictures'>,
  { kind, stored_file }: Pick<ProofRow, 'kind' | 'stored_file'>,
): Promise<FileAnswer | null> => {
  const bytes = await pictures.findProof(stored_file);
  const type = proofTypeOf(stored_file);
  return bytes && { bytes, type: TYPES[type], filename: `${nameOf(kind)}.${type}` };
};

export const readThumbnail = async (
  { pictures }: Pick<Context, 'pictures'>,
  { kind, stored_file }: Pick<ProofRow, 'kind' | 'stored_file'>,
): Promise<FileAnswer | null> => {
  const bytes = await pictures.findProofThumbnail(stored_file);
  return bytes && { bytes, type: TYPES.jpg, filename: `${nameOf(kind)}.jpg` };
};

const nameOf = (kind: ProofRow['kind']): string =>
  kind === 'Other' ? 'proof' : kind.toLowerCase().replaceAll(' ', '-');
