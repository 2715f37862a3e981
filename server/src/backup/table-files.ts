import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { openForOurs, tableFile } from './folder.ts';
import { type CopiedTable, openDigest, type RowSource } from './rows.ts';

/** Rows that are in memory at a time. */
const AT_ONCE = 500;

/** Writes the rows of a table into its file. @returns their digest. */
export const writeTable = async (
  folder: string,
  { source, table, onRows }: { source: RowSource; table: CopiedTable; onRows: (count: number) => void },
): Promise<string> => {
  const digest = openDigest();
  const texts = async function* () {
    for await (const lines of source.lines(table)) {
      digest.add(lines);
      yield `${lines.join('\n')}\n`;
      onRows(lines.length);
    }
  };
  const file = await openForOurs(join(folder, tableFile(table.name)));
  await pipeline(Readable.from(texts()), createGzip(), file.createWriteStream({ flush: true }));
  return digest.end();
};

/** The rows of a table, as `writeTable` wrote them. */
export async function* readTable(folder: string, table: string): AsyncGenerator<string[]> {
  let begun = '';
  const lines: string[] = [];
  const file = createReadStream(join(folder, tableFile(table)));
  const unpacked = createGunzip();
  const reading = pipeline(file, unpacked);
  reading.catch(() => undefined); // `unpacked` fails too, and is read below
  // No line is ended by anything but a line feed: texts may have other separators in them.
  for await (const text of unpacked.setEncoding('utf8')) {
    const parts = (begun + text).split('\n');
    begun = parts.pop() ?? '';
    lines.push(...parts);
    while (lines.length >= AT_ONCE) yield lines.splice(0, AT_ONCE);
  }
  if (lines.length > 0) yield lines;
}
