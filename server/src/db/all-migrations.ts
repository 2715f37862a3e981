import { schema } from './migrations/0001-schema.ts';

/** All changes of the schema so far, in their order. */
export const migrations = {
  '0001-schema': schema,
};
