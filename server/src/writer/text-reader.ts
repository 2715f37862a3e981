/** What a model says that a text says. Nobody has checked yet whether it does. */
export interface ClaimedAnswer {
  field: string;
  value: string;
  quote: string;
}

/** A model that reads texts about pets. */
export interface TextReader {
  /** Its name. */
  model: string;
  /** @throws what went wrong. */
  read(text: string): Promise<ClaimedAnswer[]>;
}
