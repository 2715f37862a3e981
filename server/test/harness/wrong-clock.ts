import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

const FOLDERS: Record<string, string> = { x64: 'x86_64-linux-gnu', arm64: 'aarch64-linux-gnu' };
/** libfaketime, where Debian has it. */
const LIBRARY = `/usr/lib/${FOLDERS[process.arch]}/faketime/libfaketime.so.1`;

export const hasWrongClocks = existsSync(LIBRARY);

/** Has a program read in this file, each time it looks at its clock, how wrong that is. */
export const wrongClock = (file: string): Record<string, string> => ({
  LD_PRELOAD: LIBRARY,
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_NO_CACHE: '1',
  // What only measures how long something takes goes on.
  DONT_FAKE_MONOTONIC: '1',
});

/** At once: a file that is half written would end whoever reads it. */
export const writeShift = async (file: string, ms: number): Promise<void> => {
  const seconds = ms / 1000;
  await writeFile(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}`, { mode: 0o644 });
  await rename(`${file}.new`, file);
};
