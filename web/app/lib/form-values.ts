const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Whether two form values say the same. Plain objects and lists are compared by what they hold, all else by identity. */
export const same = (left: unknown, right: unknown): boolean => {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => same(item, right[index]));
  }
  if (!isPlain(left) || !isPlain(right)) return Object.is(left, right);
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length && keys.every((key) => same(left[key], right[key]));
};

/** A copy that later typing does not change. Plain objects and lists are copied, all else is the thing itself. */
export const copyOf = <T>(value: T): T => {
  const copy = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(copy);
    if (!isPlain(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
  };
  // A copy of the same parts has the same type; TypeScript does not follow it through map and fromEntries.
  return copy(value) as T;
};

/** The answers in form values by their place, such as `contacts.Vet.name`. A list is one answer. */
export const answersIn = (values: unknown, place = ''): [string, unknown][] =>
  isPlain(values)
    ? Object.entries(values).flatMap(([key, part]) => answersIn(part, place === '' ? key : `${place}.${key}`))
    : [[place, values]];

/** `theirs`, and over it each answer of `mine` that is another one than in `base`. All three have the same places. */
export const mergeAnswers = <T>({ mine, base, theirs }: { mine: T; base: T; theirs: T }): T => {
  if (!isPlain(mine) || !isPlain(base) || !isPlain(theirs)) return same(mine, base) ? theirs : mine;
  const merged = Object.keys(theirs).map((key) => [
    key,
    mergeAnswers({ mine: mine[key], base: base[key], theirs: theirs[key] }),
  ]);
  // Of the same places with values of the same kinds.
  return Object.fromEntries(merged) as T;
};
