/** The keys of an object whose type names all of them: `Object.keys` knows them only as strings. */
export const keysOf = <T extends object>(object: T): (keyof T & string)[] =>
  Object.keys(object) as (keyof T & string)[];
