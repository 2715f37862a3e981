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

/** A letter that is written only once it is known to go out, as one whose link voids the one before. */
export interface LetterToWrite extends Pick<Letter, 'kind' | 'userId' | 'to'> {
  /** Null where there is nothing to write any more. */
  write(): Promise<Letter | null>;
}

/** Sends mails. Nothing that goes wrong with a mail ever reaches the call it was written for. */
export interface Mailer {
  /** Writes and sends letters a moment after the call that posts them, whose answer does not wait for it. */
  post(write: () => Promise<(Letter | LetterToWrite)[]>): void;
  /** Drops what still waits to be sent about this account. */
  forget(userId: number): void;
  /** Gives up what waits; resolves when nothing runs any more. */
  close(): Promise<void>;
}
