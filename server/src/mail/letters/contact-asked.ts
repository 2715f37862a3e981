import { letter } from '../letter.ts';
import type { Letter } from '../mailer.ts';
import { nameInLetter } from '../name-in-letter.ts';

interface Asked {
  userId: number;
  to: string;
  /** The name of who asks. */
  reader: string;
  petName: string;
  /** Where the owner answers. */
  url: string;
}

/** Tells an owner that somebody asks how to reach them. Of the reader it holds the name alone. */
export const contactAskedLetter = ({ userId, to, url, ...names }: Asked): Letter => {
  const reader = nameInLetter(names.reader, 'A reader');
  const petName = nameInLetter(names.petName, 'your pet');
  return letter({
    kind: 'contact-asked',
    userId,
    to,
    subject: `${reader} asks to see how to reach you about ${petName}`,
    paragraphs: [
      `${reader} has read the résumé of ${petName} that you shared, and asks to see how to reach you.`,
      'You decide: your phone, e-mail and address are shown to nobody before you agree.',
    ],
    links: [{ label: 'See who asks, and answer', url }],
    closing: ['You need not answer. After 30 days the question is forgotten.'],
  });
};
