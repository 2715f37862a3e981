import type { Purpose } from '@pawsume/contract/page-settings';
import type { ColumnType, Generated, Selectable } from 'kysely';

/** An address at which anybody may read a résumé, as it is for one purpose. */
interface SharedLinksTable {
  id: Generated<number>;
  user_id: number;
  resume_id: number;
  purpose: Purpose;
  /** Of its address; null while it is off. Another one each time it is switched on. */
  slug: string | null;
  /** Readers may take the PDF. */
  with_pdf: boolean;
  /** Address and telephone are shown only to whom the owner lets see them. */
  hides_contact: boolean;
  /** Null where it does not end by itself. */
  expires_at: ColumnType<Date | null, Date | null, Date | null>;
  created_at: ColumnType<Date, Date, never>;
  /** True if a restore switched it off, and its owner has not switched it on or off since. */
  ended_by_restore: Generated<boolean>;
}

export interface LinkTables {
  shared_links: SharedLinksTable;
}

export type LinkRow = Selectable<SharedLinksTable>;
/** A link that is on. */
export type LiveLink = LinkRow & { slug: string };
