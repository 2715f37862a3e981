import { LIMITS } from '@pawsume/contract/fields';
import type { ImportedField } from '@pawsume/contract/pet-import';
import { type Finding, fromLabel } from '../finding.ts';
import type { LabelKey } from '../labels.ts';
import type { Reading } from '../reading.ts';

const FIELDS: Partial<Record<LabelKey, { field: ImportedField; max: number }>> = {
  colour: { field: 'colour_markings', max: LIMITS.name },
  medicines: { field: 'medicines', max: LIMITS.short },
  feeding: { field: 'feeding', max: LIMITS.short },
  reason: { field: 'rehoming_reason', max: LIMITS.short },
  vet: { field: 'vet_name', max: LIMITS.name },
};
const NOTHING = /^(?:unknown|none|n\/?a|nil|no|yes|-+|see .*|not .*)$/iu;
const COLOUR =
  /\b(?:black|white|brown|tan|grey|gray|cream|golden?|red|blue|brindle|merle|tabby|calico|tortoiseshell|tortie|ginger|orange|chocolate|fawn|yellow|sable|silver|green|piebald|tuxedo|apricot|buff|lilac)\b/iu;

/** What stands behind a label and is taken over as it stands. */
export const readLabelled = (reading: Reading): Finding[] =>
  reading.labelled.flatMap((labelled) => {
    const { key, value, isMarked } = labelled;
    const asked = FIELDS[key];
    const isOne = key === 'colour' ? COLOUR.test(value) : isMarked;
    if (!asked || !isOne || NOTHING.test(value) || value.length > asked.max || value.length < 3) return [];
    return [fromLabel(labelled, { field: asked.field, value })];
  });
