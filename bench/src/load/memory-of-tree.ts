import { execFileSync } from 'node:child_process';

/** What a process and those that it started hold in memory, in megabytes. */
export const memoryOfTree = (pid: number): number => {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const kilobytes = (root: number): number =>
    rows.reduce(
      (sum, [id = 0, parent, resident = 0]) =>
        sum + (id === root ? resident : 0) + (parent === root ? kilobytes(id) : 0),
      0,
    );
  return kilobytes(pid) / 1000;
};
