import { schema } from './migrations/0001-schema.ts';
import { auditNote } from './migrations/0002-audit-note.ts';

/** All changes of the schema so far, in their order. */
export const migrations = {
  '0001-schema': schema,
  '0002-audit-note': auditNote,
};
