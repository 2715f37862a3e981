import { invalidRequest } from './stripe-fault.ts';

export type FormValue = string | FormValue[] | FormHash;
export interface FormHash {
  [name: string]: FormValue;
}

const NAME = /^([^[\]]+)((?:\[[^[\]]*\])*)$/;
const MAX_DEPTH = 8;

// Without a prototype, so that a parameter named `constructor` is a parameter and nothing else.
const emptyHash = (): FormHash => Object.create(null);

const segmentsOf = (name: string): string[] => {
  const [, head = '', tail = ''] = NAME.exec(name) ?? [];
  const segments = tail === '' ? [head] : [head, ...tail.slice(1, -1).split('][')];
  if (head === '' || segments.length > MAX_DEPTH || segments.includes('__proto__')) {
    throw invalidRequest(`Invalid request: cannot read the parameter name ${name}`, { param: name });
  }
  return segments;
};

const insert = (hash: FormHash, segments: string[], entry: { name: string; value: string }): void => {
  const [head = '', ...rest] = segments;
  const key = head === '' ? String(Object.keys(hash).length) : head;
  if (rest.length === 0) {
    hash[key] = entry.value;
    return;
  }
  const child = hash[key] ?? emptyHash();
  if (typeof child === 'string' || Array.isArray(child)) {
    throw invalidRequest(`Invalid object: ${entry.name} is given as a value and as an object`, { param: entry.name });
  }
  hash[key] = child;
  insert(child, rest, entry);
};

/** `{0: a, 1: b}` is how a list looks before its end is known. */
const withLists = (value: FormValue): FormValue => {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  if (entries.length > 0 && entries.every(([name], index) => name === String(index))) {
    return entries.map(([, inner]) => inner);
  }
  const hash = emptyHash();
  for (const [name, inner] of entries) hash[name] = inner;
  return hash;
};

/** Reads `a[b][0]=c`, in a body or a query, into hashes and lists of strings. Repeated names: the last one counts. */
export const parseForm = (encoded: string): FormHash => {
  const root = emptyHash();
  for (const [name, value] of new URLSearchParams(encoded)) insert(root, segmentsOf(name), { name, value });
  const hash = emptyHash();
  for (const [name, value] of Object.entries(root)) hash[name] = withLists(value);
  return hash;
};
