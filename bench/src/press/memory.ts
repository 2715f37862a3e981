import { listProcesses } from '@pawsume/server/test/harness/processes';
import type { Comparison } from '../report.ts';
import { openBusyPress } from './busy-press.ts';

const WORKERS = 2;
const EARLY = 5_000;
const ALL = 20_000;
const AT_MOST = 1.1;

/** What the press's processes take after 20,000 PDFs, beside what they took after the first 5,000. */
export const comparePressMemory = async (): Promise<Comparison> => {
  const press = await openBusyPress(WORKERS);
  await press.print(EARLY);
  const before = childrenBytes();
  await press.print(ALL - EARLY);
  const after = childrenBytes();
  await press.close();
  return {
    what: `memory of the press's ${WORKERS} processes after ${ALL} PDFs, and after the first ${EARLY}`,
    ours: megabytes(after),
    theirs: megabytes(before),
    ratio: after / before,
    bound: `within ${AT_MOST}×`,
    holds: after <= before * AT_MOST,
  };
};

/** Resident memory of all processes that this one started. */
const childrenBytes = (): number =>
  listProcesses()
    .filter(({ parent }) => parent === process.pid)
    .reduce((sum, { resident }) => sum + resident * 1024, 0);

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
