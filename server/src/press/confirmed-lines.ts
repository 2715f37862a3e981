import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import type { Confirmed } from './page.ts';

/** What stands on a page of a confirmation, beside its mark: who says so and when; what, and how they were asked; their words. */
export const confirmedLines = ({
  by,
  role,
  on,
  how,
  what,
  words,
}: Confirmed): { head: string; about: string; words: string } => ({
  head: messages.by(by, role, on),
  about: `${what}. ${how.slice(0, 1).toUpperCase()}${how.slice(1)}.`,
  words: words === undefined ? '' : `“${words}”`,
});
