import type { JobKind } from './job-kinds.ts';

/** What administrators are told of what is done after an answer. */
export const jobMessages = {
  failed: 'Failed to load the failed jobs.',
  none: 'Nothing has failed',
  nothingExplained: 'Mails that were refused, and other work that was tried for hours and given up, are listed here.',
  explained: 'Each was tried for hours, or refused for good. They are kept for 30 days.',
  retryFailed: 'It could not be tried again.',
  retried: (count: number) => {
    if (count === 0) return 'There is nothing to try again here: somebody else has done so.';
    return count === 1 ? 'It is tried again now.' : `All ${count} are tried again now.`;
  },
  kinds: {
    'reset-password': 'Mail: link to a new password',
    'confirm-email': 'Mail: confirm the address',
    'email-changed': 'Mail: the address was changed',
    'password-changed': 'Mail: the password was changed',
    'way-in-changed': 'Mail: Google was connected or disconnected',
    'factor-changed': 'Mail: the second factor was changed',
    'contact-asked': 'Mail: somebody asks how to reach the owner',
    'contact-shown': 'Mail: how to reach the owner may be seen',
    'ask-reference': 'Mail: a reference is asked to confirm',
    'reference-answered': 'Mail: a reference has answered',
    'remove-picture': 'Deleting a picture',
    'payment-event': 'Looking at a payment again',
  } satisfies Record<JobKind, string>,
} as const;
