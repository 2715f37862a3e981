import { nameOfStatement } from './io-names.ts';

const HEADER_BYTES = 5;
const PARSE = 'P';
const BIND = 'B';

/** Names what is sent to a database by the statement that it executes; null for messages that execute none. */
export const openProtocolNames = () => {
  const texts = new Map<string, string>();
  return (sent: Uint8Array): string | null => {
    let executed: string | null = null;
    for (const { type, fields } of messagesIn(Buffer.from(sent))) {
      const [first = '', second = ''] = fields;
      if (type === PARSE) texts.set(first, second);
      // Its first field is the portal.
      if (type === BIND) executed = nameOfStatement(texts.get(second));
    }
    return executed;
  };
};

/** Each message has a letter, its length, and here strings that end with a zero. */
function* messagesIn(bytes: Buffer): Generator<{ type: string; fields: string[] }> {
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + bytes.readInt32BE(at + 1);
    const fields = bytes.toString('utf8', at + HEADER_BYTES, end).split('\0');
    yield { type: String.fromCharCode(bytes[at] ?? 0), fields };
    at = end;
  }
}
