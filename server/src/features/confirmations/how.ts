import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import type { ConfirmationRow } from '#db/types';

/** How somebody was asked, as the page says it. */
export const howOf = ({ channel, masked }: Pick<ConfirmationRow, 'channel' | 'masked'>): string =>
  channel === 'link' ? messages.howLink : messages.howMail(masked);
