import { letter } from '../letter.ts';
import type { Letter } from '../mailer.ts';
import { nameInLetter } from '../name-in-letter.ts';

interface Answered {
  userId: number;
  to: string;
  /** Names as their owner typed them. */
  reference: string;
  pet: string;
  url: string;
}

/** Tells an owner that a reference answered. What they said is not in it: that is seen after a login. */
export const referenceAnsweredLetter = ({ userId, to, url, ...names }: Answered): Letter => {
  const reference = nameInLetter(names.reference, 'Your reference');
  const pet = nameInLetter(names.pet, 'your pet');
  return letter({
    kind: 'reference-answered',
    userId,
    to,
    subject: `${reference} answered about ${pet}`,
    paragraphs: [
      `${reference} answered your question about ${pet}. Open the résumé to see what they said, and whether it stands on the page.`,
    ],
    links: [{ label: 'See the answer', url }],
    closing: ['You decide whether the confirmation and its words are shown. Nobody can change them, not even you.'],
  });
};
