import { BRAND } from '@pawsume/contract/brand';
import { letter } from '../letter.ts';
import type { Letter } from '../mailer.ts';

export const confirmEmailLetter = ({ userId, to, url }: { userId: number; to: string; url: string }): Letter =>
  letter({
    kind: 'confirm-email',
    userId,
    to,
    subject: `Please confirm your email address for ${BRAND}`,
    paragraphs: ['this address was given for an account with us. Please follow this link to confirm that it is yours.'],
    links: [{ label: 'Confirm my email address', url }],
    closing: [
      'The link works once, for 24 hours. You can use your account without it in the meantime.',
      'If you know nothing of this, somebody mistyped their address: you need not do anything.',
    ],
  });
