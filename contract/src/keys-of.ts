/** The keys of an object whose type names all of them: `Object.keys` knows them only as strings. */
export const keysOf = <T extends object>(object: T): (keyof T & string)[] => entriesOf(object).map(([key]) => key);

/** The entries of an object whose type names all of its keys. */
export const entriesOf = <T extends object>(object: T) =>
  Object.entries(object) as [keyof T & string, T[keyof T & string]][];

/** An object with a value for each of the keys. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueFor: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<K, V>;
