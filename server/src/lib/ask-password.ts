import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a password without showing it; where nobody sits at a terminal, takes the first line that is piped in. */
export const askPassword = async (question: string): Promise<string> => {
  const { stdin, stdout } = process;
  if (stdin.isTTY) stdout.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: silent, terminal: stdin.isTTY === true });
  try {
    const { value } = await lines[Symbol.asyncIterator]().next();
    return value ?? '';
  } finally {
    lines.close();
    if (stdin.isTTY) stdout.write('\n');
  }
};
