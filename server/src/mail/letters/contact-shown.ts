import { letter } from '../letter.ts';
import type { Letter } from '../mailer.ts';
import { nameInLetter } from '../name-in-letter.ts';

interface Shown {
  userId: number;
  to: string;
  /** Names as the owner typed them. The reader is not named: anybody can type a name beside somebody else's address. */
  owner: string;
  petName: string;
  /** Where they see it. */
  url: string;
}

/** Tells a reader that the owner of a résumé lets them see how to reach them. */
export const contactShownLetter = ({ userId, to, url, ...names }: Shown): Letter => {
  const owner = nameInLetter(names.owner, 'the owner');
  const petName = nameInLetter(names.petName, 'the pet');
  return letter({
    kind: 'contact-shown',
    userId,
    to,
    subject: `How to reach ${owner} about ${petName}`,
    paragraphs: [
      `You asked how to reach the owner on the résumé of ${petName}. You can see it now, because ${owner} agreed.`,
    ],
    links: [{ label: `See how to reach ${owner}`, url }],
    closing: [
      'The link works for 30 days, or until the page is taken down. Please keep it to yourself.',
      'If you asked for nothing, somebody mistyped their address: you need not do anything.',
    ],
  });
};
