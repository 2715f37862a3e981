import { BRAND } from '@pawsume/contract/brand';
import { letter } from '../letter.ts';
import type { Letter } from '../mailer.ts';

const WHAT = {
  'passkey added': 'a passkey was added to your account. It opens the account without a password.',
  'passkey removed': 'a passkey was removed from your account.',
  'authenticator added': 'an authenticator app was set up for your account.',
  'authenticator removed': 'the authenticator app was removed from your account.',
  'codes renewed': 'new recovery codes were made for your account. The old ones no longer work.',
  'code used': 'somebody logged in to your account with one of its recovery codes.',
  'all removed':
    'all passkeys, the authenticator app and the recovery codes were removed from your account by our operator.',
} as const;

export type FactorChange = keyof typeof WHAT;

export const isFactorChange = (word: string | null): word is FactorChange => word !== null && Object.hasOwn(WHAT, word);

interface Changed {
  userId: number;
  to: string;
  change: FactorChange;
  /** Where a new password is asked for. */
  url: string;
}

/** Tells an owner what became of the ways into the account. */
export const factorChangedLetter = ({ userId, to, change, url }: Changed): Letter =>
  letter({
    kind: 'factor-changed',
    userId,
    to,
    subject: `How you log in to ${BRAND} was changed`,
    paragraphs: [
      `just now, ${WHAT[change]}`,
      'If that was you, all is well. If not, please set a new password at once, which logs everybody out, and look at Account & Security in your profile.',
    ],
    links: [{ label: 'Set a new password', url }],
    closing: [],
  });
