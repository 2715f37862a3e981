/** The tables that are filled, each after those that its rows refer to. */
export const TABLES = [
  'users',
  'sessions',
  'identities',
  'pets',
  'resumes',
  'earlier_texts',
  'payments',
  'payment_refunds',
  'credit_ledger',
  'webhook_events',
  'audit_log',
] as const;
export type TableName = (typeof TABLES)[number];

/** A row as JSON; those of one table have the same columns. */
type Row = Readonly<Record<string, unknown>>;

/** What belongs to some users, by table. */
export type Rows = Record<TableName, Row[]>;

export const noRows = (): Rows => ({
  users: [],
  sessions: [],
  identities: [],
  pets: [],
  resumes: [],
  earlier_texts: [],
  payments: [],
  payment_refunds: [],
  credit_ledger: [],
  webhook_events: [],
  audit_log: [],
});
