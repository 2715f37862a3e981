import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

export interface RunningProcess {
  pid: number;
  parent: number;
  /** What it holds in memory, in KiB. */
  resident: number;
  command: string;
}

/** All processes of this machine, but for what this list is made with. Not every Linux has `ps`, and only Linux has /proc. */
export const listProcesses = (): RunningProcess[] => (existsSync('/proc/self/stat') ? readProc() : askPs());

const readProc = (): RunningProcess[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const read = (file: string) => readFileSync(`/proc/${name}/${file}`, 'utf8');
        const resident = Number(/^VmRSS:\s+(\d+)/m.exec(read('status'))?.[1] ?? 0);
        const command = read('cmdline').replaceAll('\0', ' ').trim();
        return { pid: Number(name), parent: parentOf(Number(name)), resident, command };
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });

/** On Linux: it is told in the fourth field, behind the name in brackets. */
const parentOf = (pid: number): number => Number(/\) \w (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);

const askPs = (): RunningProcess[] =>
  execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, pid, parent, resident, command = ''] = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S.*)$/.exec(line) ?? [];
      const isAsking = Number(parent) === process.pid && command.startsWith('ps ');
      return pid === undefined || isAsking
        ? []
        : { pid: Number(pid), parent: Number(parent), resident: Number(resident), command };
    });
