import type { Purpose } from '@pawsume/contract/page-settings';
import type { ProofKind } from '@pawsume/contract/proofs';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** A vaccination record or certificate of a pet, drawn anew by us. */
interface ProofsTable {
  id: Generated<number>;
  user_id: number;
  pet_id: number;
  kind: ProofKind;
  /** Empty where it is called by its kind. */
  title: string;
  /** Where the file and its thumbnail lie in the store of pictures; nobody is served anything by it. */
  stored_file: string;
  /** Of both. */
  bytes: number;
  pages: number;
  created_at: ColumnType<Date, Date, never>;
}

/** What the link of a résumé for a purpose shows, also while that link is off. */
interface ShownProofsTable {
  user_id: number;
  resume_id: number;
  purpose: Purpose;
  proof_id: number;
}

export interface ProofTables {
  proofs: ProofsTable;
  shown_proofs: ShownProofsTable;
}

export type ProofRow = Selectable<ProofsTable>;
