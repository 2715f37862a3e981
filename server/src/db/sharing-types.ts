import type { ColumnType, Generated, Selectable } from 'kysely';

/** How often a link was opened on a day. */
interface LinkOpensTable {
  link_id: number;
  user_id: number;
  /** In UTC, as `2026-11-24`. */
  day: string;
  opens: number;
}

/** Somebody who opened a link today and is counted, as a hash with the salt of the day. */
interface OpenMarksTable {
  link_id: number;
  user_id: number;
  mark: string;
  day: string;
}

/** What the marks of a day are made with. */
interface OpenSaltsTable {
  day: string;
  salt: string;
}

/** A reader who asks how to reach the owner of a shared résumé. */
interface ContactRequestsTable {
  id: Generated<number>;
  user_id: number;
  link_id: number;
  name: string;
  email: string;
  /** What makes two addresses one mailbox. */
  email_key: string;
  state: 'asked' | 'shown' | 'refused';
  /** Of the link that is mailed to one who was let through. */
  token_hash: string | null;
  /** Of the same link, mailed before: nobody knows whether it arrived. */
  spare_hash: string | null;
  asked_at: ColumnType<Date, Date, never>;
  /** When nothing of it is kept any more. */
  gone_at: Date;
}

export interface SharingTables {
  link_opens: LinkOpensTable;
  open_marks: OpenMarksTable;
  open_salts: OpenSaltsTable;
  contact_requests: ContactRequestsTable;
}

export type ContactRequestRow = Selectable<ContactRequestsTable>;
