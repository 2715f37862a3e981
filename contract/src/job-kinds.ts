/** What is done after an answer, and again until it succeeds: mails, files to delete, payments to look at. */
export const JOB_KINDS = [
  'reset-password',
  'confirm-email',
  'email-changed',
  'password-changed',
  'way-in-changed',
  'factor-changed',
  'contact-asked',
  'contact-shown',
  'ask-reference',
  'reference-answered',
  'remove-picture',
  'payment-event',
] as const;
export type JobKind = (typeof JOB_KINDS)[number];
