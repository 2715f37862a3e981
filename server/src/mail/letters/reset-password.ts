import { BRAND } from '@pawsume/contract/brand';
import { letter } from '../letter.ts';
import type { Letter } from '../mailer.ts';

export interface ResetLink {
  userId: number;
  username: string;
  url: string;
}

/** One letter to an address with a link for each account that has it. */
export const resetPasswordLetter = (to: string, links: [ResetLink, ...ResetLink[]]): Letter =>
  letter({
    kind: 'reset-password',
    userId: links[0].userId,
    to,
    subject: `A new password for ${BRAND}`,
    paragraphs: [
      links.length === 1
        ? `somebody, we hope you, asked for a new password for your account ${links[0].username}. Follow this link to choose one.`
        : `somebody, we hope you, asked for a new password. ${links.length} accounts have this address; follow the link of the one you mean.`,
    ],
    links: links.map(({ username, url }) => ({ label: `Choose a new password for ${username}`, url })),
    closing: [
      'The link works once, for 30 minutes.',
      'If you did not ask for it, you need not do anything: your password stays as it is.',
    ],
  });
