/** A mail as a person reads it. */
export interface Letter {
  /** Short word for the log. */
  kind: string;
  /** The account it is about. */
  userId: number;
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mails. Nothing that goes wrong with a mail ever reaches the call it was written for. */
export interface Mailer {
  /** Has letters written, and sent, a moment after the call that asks for it: its answer waits for neither. */
  post(write: () => Promise<Letter[]>): void;
  /** Drops what still waits to be sent about this account. */
  forget(userId: number): void;
  /** Gives up what waits; resolves when nothing runs any more. */
  close(): Promise<void>;
}
