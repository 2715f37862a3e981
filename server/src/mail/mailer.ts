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

export interface Mailer {
  /** False where letters are written and go nowhere. */
  isSetUp: boolean;
  /** Counts a letter; false when its address has had enough of its kind. */
  admits(letter: Pick<Letter, 'kind' | 'to'>): Promise<boolean>;
  /**
   * Hands a letter to the mail server and returns its answer. Who sends it again because nobody knows what became of it gives the same `id`, by
   * which mail servers and mailboxes know it for the same. Throws JobFailure, final where the server refuses it for good.
   */
  send(letter: Letter, id: string): Promise<string>;
  /** Throws JobFailure unless the mail server lets us log in; final where it refuses, in its words without the password. */
  checkKeys(): Promise<void>;
  close(): void;
}
