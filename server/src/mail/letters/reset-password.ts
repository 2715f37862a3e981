import { BRAND } from '@pawsume/contract/brand';
import { letter } from '../letter.ts';
import type { Letter } from '../mailer.ts';

export interface ResetLink {
  url: string;
  /** When the account was made. */
  since: Date;
}

interface Links {
  userId: number;
  to: string;
  links: ResetLink[];
}

const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * One letter to an address with a link for each account that has it. Usernames stand behind the links: whoever registers
 * with an address of somebody else has chosen theirs.
 */
export const resetPasswordLetter = ({ userId, to, links }: Links): Letter =>
  letter({
    kind: 'reset-password',
    userId,
    to,
    subject: `A new password for ${BRAND}`,
    paragraphs: [
      links.length === 1
        ? 'somebody, we hope you, asked for a new password for your account. Follow this link to choose one.'
        : `somebody, we hope you, asked for a new password. ${links.length} accounts have this address; each link shows the username of its account.`,
    ],
    links: links.map(({ url, since }) => ({
      label: links.length === 1 ? 'Choose a new password' : `Choose one for the account of ${day.format(since)}`,
      url,
    })),
    closing: [
      'The link works once, for 30 minutes.',
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
  });
