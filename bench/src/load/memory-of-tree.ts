import { listProcesses } from '@pawsume/server/test/harness/processes';

/** What a process and those that it started hold in memory, in megabytes. */
export const memoryOfTree = (pid: number): number => {
  const all = listProcesses();
  const kilobytes = (root: number): number =>
    all.reduce(
      (sum, each) => sum + (each.pid === root ? each.resident : 0) + (each.parent === root ? kilobytes(each.pid) : 0),
      0,
    );
  return kilobytes(pid) / 1000;
};
