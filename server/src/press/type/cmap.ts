import { closeSync, openSync, readSync } from 'node:fs';

/** Whether a font has a glyph for a code point. */
export type Covers = (codePoint: number) => boolean;

const ENTRY_BYTES = 16;

const readAt = (file: number, position: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  readSync(file, bytes, 0, length, position);
  return bytes;
};

/** The bytes of the `cmap` table alone: the emoji font has 25 MB of pictures beside it. */
const readCmap = (path: string): Buffer => {
  const file = openSync(path, 'r');
  try {
    const tables = readAt(file, 4, 2).readUInt16BE(0);
    const directory = readAt(file, 12, tables * ENTRY_BYTES);
    for (let at = 0; at < directory.length; at += ENTRY_BYTES) {
      if (directory.toString('latin1', at, at + 4) !== 'cmap') continue;
      return readAt(file, directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12));
    }
  } finally {
    closeSync(file);
  }
  throw new Error(`No cmap table in ${path}`);
};

type CodePointRange = [first: number, last: number];

/** Format 12: groups of 32-bit code points. */
const groups = (table: Buffer): CodePointRange[] =>
  Array.from({ length: table.readUInt32BE(12) }, (_, index) => {
    const at = 16 + 12 * index;
    return [table.readUInt32BE(at), table.readUInt32BE(at + 4)];
  });

/** Format 4: segments of the basic plane. Where one has a list of its glyphs, it may hold holes: it is read one by one. */
const segments = (table: Buffer): CodePointRange[] => {
  const bytes = table.readUInt16BE(6);
  const ranges: CodePointRange[] = [];
  for (let at = 0; at < bytes; at += 2) {
    const last = Math.min(table.readUInt16BE(14 + at), 0xfffe);
    const first = table.readUInt16BE(16 + bytes + at);
    const offsetAt = 16 + 3 * bytes + at;
    const offset = table.readUInt16BE(offsetAt);
    if (offset === 0) {
      if (first <= last) ranges.push([first, last]);
      continue;
    }
    for (let code = first; code <= last; code++) {
      if (table.readUInt16BE(offsetAt + offset + 2 * (code - first)) !== 0) ranges.push([code, code]);
    }
  }
  return ranges;
};

/** Reads which code points a TrueType font covers (OpenType spec, `cmap` formats 4 and 12, both in order). */
export const readCoverage = (path: string): Covers => {
  const cmap = readCmap(path);
  const tables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  // Format 12 has all that format 4 has, and what is beyond the basic plane.
  const full = tables.find((table) => table.readUInt16BE(0) === 12);
  const basic = tables.find((table) => table.readUInt16BE(0) === 4);
  const ranges = full ? groups(full) : basic ? segments(basic) : [];
  return (codePoint) => isWithin(ranges, codePoint);
};

/** Whether one of these ranges, which are in order, has the code point. */
const isWithin = (ranges: CodePointRange[], codePoint: number): boolean => {
  let [low, high] = [0, ranges.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [first, last] = ranges[middle] ?? [0, 0];
    if (codePoint < first) high = middle - 1;
    else if (codePoint > last) low = middle + 1;
    else return true;
  }
  return false;
};
