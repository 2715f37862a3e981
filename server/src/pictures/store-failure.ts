import { z } from 'zod';

/** What a disk failed with, beneath what flydrive says of it. */
export interface StoreFailure {
  /** As the system or the store calls it: ENOSPC, NoSuchBucket. What a store says besides may name keys. */
  name: string;
  /** Of the answer of a store in the network; undefined where none came. */
  status: number | undefined;
}

const said = z.object({
  code: z.string().optional().catch(undefined),
  $metadata: z.object({ httpStatusCode: z.number().optional() }).optional().catch(undefined),
});

export const failureIn = (error: unknown): StoreFailure => {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(root instanceof Error)) return { name: 'unknown', status: undefined };
  const { code, $metadata } = said.parse(root);
  return { name: code ?? root.name, status: $metadata?.httpStatusCode };
};

/** The file is not there. That there is no bucket is another thing: all pictures would seem to be gone. */
export const isMissing = (error: unknown): boolean => ['ENOENT', 'NoSuchKey'].includes(failureIn(error).name);
