import { letter } from '../letter.ts';
import type { Letter } from '../mailer.ts';

interface Shown {
  userId: number;
  to: string;
  /** The names of who asked, and of who agreed. */
  reader: string;
  owner: string;
  petName: string;
  /** Where they see it. */
  url: string;
}

/** Tells a reader that the owner of a résumé lets them see how to reach them. */
export const contactShownLetter = ({ userId, to, reader, owner, petName, url }: Shown): Letter =>
  letter({
    kind: 'contact-shown',
    userId,
    to,
    subject: `How to reach ${owner} about ${petName}`,
    paragraphs: [`${reader} asked on the résumé of ${petName} how to reach its owner. ${owner} lets you see it.`],
    links: [{ label: `See how to reach ${owner}`, url }],
    closing: [
      'The link works for 30 days, or until the page is taken down. Please keep it to yourself.',
      'If you asked for nothing, somebody mistyped their address: you need not do anything.',
    ],
  });
