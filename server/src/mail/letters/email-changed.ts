import { BRAND } from '@pawsume/contract/brand';
import { letter } from '../letter.ts';
import type { Letter } from '../mailer.ts';

interface Changed {
  userId: number;
  /** The address that the account had. */
  to: string;
  /** What undoes the change. */
  url: string;
  /** Who helps somebody for whom the link is of no use any more; null where nobody is named. */
  contactEmail: string | null;
}

/** Tells the old address that it is no longer the account's. The new one is not named: it may be somebody else's. */
export const emailChangedLetter = ({ userId, to, url, contactEmail }: Changed): Letter =>
  letter({
    kind: 'email-changed',
    userId,
    to,
    subject: `The email address of your ${BRAND} account was changed`,
    paragraphs: [
      'the email address of your account was changed just now. Our mails no longer go to this address.',
      'If that was you, all is well. If not, follow this link: it puts this address back, logs everybody out, removes ways to log in that were added after the change, and lets you choose a new password.',
    ],
    links: [{ label: 'This was not me: undo it', url }],
    closing: [
      'The link works once, for 7 days, whatever happens to the account meanwhile.',
      ...(contactEmail === null ? [] : [`If it is of no use any more, please write to ${contactEmail}.`]),
    ],
  });
