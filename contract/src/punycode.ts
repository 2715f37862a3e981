// The constants of RFC 3492, section 5.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const FIRST_BIAS = 72;
const FIRST_CODE_POINT = 128;
const LAST_CODE_POINT = 0x10_ff_ff;

const adapt = (change: number, length: number, isFirst: boolean): number => {
  let delta = isFirst ? Math.floor(change / DAMP) : Math.floor(change / 2);
  delta += Math.floor(delta / length);
  let k = 0;
  for (; delta > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) delta = Math.floor(delta / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * delta) / (delta + SKEW));
};

/** Reads one number of variable length; null where the text ends too early or holds another sign. */
const readNumber = (digits: string, from: number, bias: number): { value: number; next: number } | null => {
  let value = 0;
  let weight = 1;
  for (let next = from, k = BASE; next < digits.length; next++, k += BASE) {
    const digit = 'abcdefghijklmnopqrstuvwxyz0123456789'.indexOf(digits[next] ?? '');
    if (digit < 0) return null;
    value += digit * weight;
    const limit = Math.min(Math.max(k - bias, T_MIN), T_MAX);
    if (digit < limit) return { value, next: next + 1 };
    weight *= BASE - limit;
  }
  return null;
};

/** Decodes what follows `xn--` in a label of a domain (RFC 3492); null where it is no punycode. */
export const decodePunycode = (encoded: string): string | null => {
  const end = encoded.lastIndexOf('-');
  const letters = [...encoded.slice(0, Math.max(end, 0))];
  const digits = encoded.slice(end + 1);
  let codePoint = FIRST_CODE_POINT;
  let place = 0;
  let bias = FIRST_BIAS;
  for (let at = 0; at < digits.length; ) {
    const read = readNumber(digits, at, bias);
    if (read === null) return null;
    const length = letters.length + 1;
    bias = adapt(read.value, length, at === 0);
    codePoint += Math.floor((place + read.value) / length);
    if (codePoint > LAST_CODE_POINT) return null;
    place = (place + read.value) % length;
    letters.splice(place++, 0, String.fromCodePoint(codePoint));
    at = read.next;
  }
  return letters.join('');
};
