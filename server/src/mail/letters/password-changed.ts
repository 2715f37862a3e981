import { BRAND } from '@pawsume/contract/brand';
import { letter } from '../letter.ts';
import type { Letter } from '../mailer.ts';

interface Changed {
  userId: number;
  to: string;
  /** Where a new password is asked for. */
  url: string;
}

export const passwordChangedLetter = ({ userId, to, url }: Changed): Letter =>
  letter({
    kind: 'password-changed',
    userId,
    to,
    subject: `Your ${BRAND} password was changed`,
    paragraphs: [
      'the password of your account was changed just now, and all devices were logged out.',
      'If that was you, all is well. If not, please set a new password at once.',
    ],
    links: [{ label: 'Set a new password', url }],
    closing: [],
  });
