import { BRAND } from '@pawsume/contract/brand';
import { letter } from '../letter.ts';
import type { Letter } from '../mailer.ts';

interface Changed {
  userId: number;
  username: string;
  /** The address that the account had. */
  to: string;
  /** Where one logs in. */
  url: string;
  /** Who helps somebody who cannot log in any more; null where nobody is named. */
  contactEmail: string | null;
}

/** Tells the old address that it is no longer the account's. The new one is not named: it may be somebody else's. */
export const emailChangedLetter = ({ userId, username, to, url, contactEmail }: Changed): Letter =>
  letter({
    kind: 'email-changed',
    userId,
    to,
    subject: `The email address of your ${BRAND} account was changed`,
    paragraphs: [
      `the email address of your account ${username} was changed just now. Our mails no longer go to this address.`,
      'If that was you, all is well. If not, please log in and change your password at once, which logs everybody else out. Then put your address back in your profile.',
    ],
    links: [{ label: 'Log in', url }],
    closing: contactEmail === null ? [] : [`If you cannot log in any more, please write to ${contactEmail}.`],
  });
