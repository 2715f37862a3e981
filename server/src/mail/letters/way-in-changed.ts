import { BRAND } from '@pawsume/contract/brand';
import { letter } from '../letter.ts';
import type { Letter } from '../mailer.ts';

export interface WayInChange {
  /** A way to log in, in the words of our letters. */
  way: 'Google';
  change: 'connected' | 'disconnected';
}

interface Changed extends WayInChange {
  userId: number;
  to: string;
  /** Where a new password is asked for. */
  url: string;
}

/** Tells an owner that one can log in to the account in another way than before. */
export const wayInChangedLetter = ({ userId, to, url, way, change }: Changed): Letter =>
  letter({
    kind: `way-in-${change}`,
    userId,
    to,
    subject: `${way} was ${change} ${change === 'connected' ? 'to' : 'from'} your ${BRAND} account`,
    paragraphs: [
      change === 'connected'
        ? `${way} was connected to your account just now: whoever has that ${way} account can log in with it.`
        : `${way} was disconnected from your account just now: nobody can log in with it any more.`,
      'If that was you, all is well. If not, please set a new password at once. You are shown there what else opens your account, and can cut it.',
    ],
    links: [{ label: 'Set a new password', url }],
    closing: [],
  });
