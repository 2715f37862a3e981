/** The same data with `change` applied to every string in it; `field` is the one that the string, or the list it is in, stands in. */
export const mapStrings = <T>(value: T, change: (text: string, field?: string) => string): T => {
  const walk = (item: unknown, field?: string): unknown => {
    if (typeof item === 'string') return change(item, field);
    if (Array.isArray(item)) return item.map((part) => walk(part, field));
    if (typeof item !== 'object' || item === null) return item;
    return Object.fromEntries(Object.entries(item).map(([key, part]) => [key, walk(part, key)]));
  };
  // The walk rebuilds the same shape: only the insides of strings differ.
  return walk(value) as T;
};
