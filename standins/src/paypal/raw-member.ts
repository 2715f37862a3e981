const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x7b, 0x5b]);
const CLOSING = new Set([0x7d, 0x5d]);
const COMMA = 0x2c;
const COLON = 0x3a;
const SPACE = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** Where the string that begins at `start` ends: behind its closing quote. */
const behindString = (bytes: Uint8Array, start: number): number => {
  let at = start + 1;
  while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
  return at + 1;
};

/** Where the value that begins at `start` ends: at the comma or bracket that follows it. */
const behindValue = (bytes: Uint8Array, start: number): number => {
  let depth = 0;
  let at = start;
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) {
      at = behindString(bytes, at);
      continue;
    }
    if (depth === 0 && (byte === COMMA || CLOSING.has(byte))) break;
    if (OPENING.has(byte)) depth += 1;
    if (CLOSING.has(byte)) depth -= 1;
    at += 1;
  }
  return at;
};

const trimmed = (bytes: Uint8Array, start: number, end: number): Uint8Array => {
  let last = end;
  while (last > start && SPACE.has(bytes[last - 1] ?? 0)) last -= 1;
  return bytes.subarray(start, last);
};

const skip = (bytes: Uint8Array, start: number, skipped: (byte: number) => boolean): number => {
  let at = start;
  while (at < bytes.length && skipped(bytes[at] ?? 0)) at += 1;
  return at;
};

/**
 * The members of a JSON object with the bytes of their values as they travelled, repeated names included. The text must
 * be known to be valid JSON.
 */
export const rawMembers = (json: Uint8Array): [name: string, value: Uint8Array][] => {
  const members: [string, Uint8Array][] = [];
  let at = skip(json, 0, (byte) => byte !== QUOTE);
  while (at < json.length) {
    const nameEnd = behindString(json, at);
    const name: unknown = JSON.parse(Buffer.from(json.subarray(at, nameEnd)).toString());
    const start = skip(json, nameEnd, (byte) => byte === COLON || SPACE.has(byte));
    const end = behindValue(json, start);
    members.push([String(name), trimmed(json, start, end)]);
    at = skip(json, end, (byte) => byte !== QUOTE);
  }
  return members;
};
