/** Where a rule reports what an operator must know. Never a token, a password or a contact. */
export interface Log {
  error(details: object, message: string): void;
  warn(details: object, message: string): void;
}
