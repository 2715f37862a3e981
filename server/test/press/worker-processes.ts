import { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { onTestFinished } from 'vitest';

/** The processes that live, of those that are begun from now on. */
export const watchProcesses = (): (() => ChildProcess[]) => {
  const living = new Set<ChildProcess>();
  const note = (message: unknown) => {
    if (!(message instanceof Object && 'process' in message && message.process instanceof ChildProcess)) return;
    const child = message.process;
    living.add(child);
    child.once('exit', () => living.delete(child));
  };
  subscribe('child_process', note);
  onTestFinished(() => void unsubscribe('child_process', note));
  return () => [...living];
};
