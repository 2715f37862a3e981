/** Tables that a restore empties, and why: an older state must not bring them back. Moving keeps them. */
export const NOT_KEPT: Readonly<Record<string, string>> = {
  sessions: 'who has logged out, or was logged out, since the backup would be logged in again',
  sign_ins: 'a browser that is away at an identity provider; it lasts minutes',
  hand_overs: 'a ticket to log in with, good once, for a minute',
  mailed_tokens: 'a link that was used since would open the account again; a new one is mailed',
  second_steps: 'a login that waits for its second factor; it lasts minutes',
  passkey_challenges: 'what a passkey has to sign, once; it lasts minutes',
  writings: 'a text that a server is writing; it lasts half a minute',
  jobs: 'a mail that was sent since would be sent again; files that nothing names and payments are looked for anyway',
  open_marks: 'who opened a link today, as a hash; it lasts a day',
  open_salts: 'what those hashes are made with; it lasts a day',
  stranger_letters: 'how many letters an address got today, as a hash; it lasts a day',
  confirmation_reporters: 'who reported a confirmation, as a hash; it lasts 30 days',
  leases: 'which machine does what, for a minute',
  limits: 'how often somebody tried something, for an hour at most',
};
