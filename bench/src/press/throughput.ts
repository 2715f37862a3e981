import type { Comparison } from '../report.ts';
import { openBusyPress } from './busy-press.ts';

const WARM = 40;
const PAGES = 600;
/** Not twice: the process that asks composes the pages, on the same cores. */
const AT_LEAST = 1.4;

/** PDFs a second of ordinary pages never seen before, by two processes beside one. */
export const compareThroughput = async (): Promise<Comparison> => {
  const [one, two] = [await measurePerSecond(1), await measurePerSecond(2)];
  return {
    what: 'PDFs of ordinary pages never seen before, two processes of the press against one',
    ours: `${two.toFixed(0)}/s`,
    theirs: `${one.toFixed(0)}/s`,
    ratio: two / one,
    bound: `at least ${AT_LEAST}× on two cores`,
    holds: two / one >= AT_LEAST,
  };
};

const measurePerSecond = async (workers: number): Promise<number> => {
  const press = await openBusyPress(workers);
  await press.print(WARM);
  const start = performance.now();
  await press.print(PAGES);
  const seconds = (performance.now() - start) / 1000;
  await press.close();
  return PAGES / seconds;
};
