import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { StartError } from '#lib/start-error';
import { PARTS } from './folder.ts';

const FORMAT = 1;

const shape = z.object({
  format: z.literal(FORMAT),
  /** The moment that its rows are of. */
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** Of its lines as they are before they are packed. */
      sha256: z.string(),
    }),
  ),
  counters: z.array(z.object({ table: z.string(), column: z.string(), last: z.string(), called: z.boolean() })),
  leftOut: z.record(z.string(), z.string()),
  pictures: z.object({
    files: z.int(),
    /** Paths that rows name, and that were nowhere. */
    missing: z.array(z.string()),
  }),
});

/** What a backup says of itself. */
export type Manifest = z.infer<typeof shape>;

export const newManifest = (content: Omit<Manifest, 'format'>): Manifest => ({ format: FORMAT, ...content });

/** @throws StartError where it is not one that we know. */
export const readManifest = async (folder: string): Promise<Manifest> => {
  const text = await readFile(join(folder, PARTS.manifest), 'utf8').catch(() => '');
  const read = shape.safeParse(parsed(text));
  if (!read.success) throw new StartError(`The backup is damaged, or of a newer version: ${PARTS.manifest}.`);
  return read.data;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
