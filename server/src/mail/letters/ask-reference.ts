import { BRAND } from '@pawsume/contract/brand';
import type { ConfirmationKind } from '@pawsume/contract/confirmation-facts';
import { ANSWER_DAYS } from '@pawsume/contract/confirmations';
import { letter } from '../letter.ts';
import type { Letter } from '../mailer.ts';
import { nameInLetter } from '../name-in-letter.ts';

interface Asked {
  userId: number;
  to: string;
  kind: ConfirmationKind;
  /** Names as their owner typed them. */
  owner: string;
  pet: string;
  reference: string;
  url: string;
  /** Who helps; null where nobody is named. */
  contactEmail: string | null;
}

/** Asks somebody on an owner's behalf to confirm what they know of a pet. It says nothing in our own interest. */
export const askReferenceLetter = ({ userId, to, kind, url, contactEmail, ...names }: Asked): Letter => {
  const owner = nameInLetter(names.owner, 'A pet owner');
  const pet = nameInLetter(names.pet, 'their pet');
  const reference = nameInLetter(names.reference, 'you');
  return letter({
    kind: 'ask-reference',
    userId,
    to,
    subject: `${owner} asks you about ${pet}`,
    paragraphs: [
      `${owner} names ${reference} as a reference for ${pet}, as a ${kind.toLowerCase()}, and asks whether you would confirm what you know. It takes about three minutes and needs no account.`,
      'You see every line before you answer, and may decline any of them, or all. You can take everything back by the same link at any time.',
    ],
    links: [
      { label: `Answer about ${pet}`, url },
      { label: 'Never mail me again', url: url.replace('#', '?never=1#') },
    ],
    closing: [
      `We write this once on behalf of ${owner}, who gave us your address for it. It is deleted once you answer, or after ${ANSWER_DAYS} days, and used for nothing else.`,
      `${BRAND} sends this letter.${contactEmail === null ? '' : ` Questions: ${contactEmail}.`}`,
    ],
  });
};
