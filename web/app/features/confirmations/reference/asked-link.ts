import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { type ConfirmationToAnswer, openConfirmation } from '@pawsume/contract/confirmations';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { dropMailedToken, readMailedToken } from '~/api/mailed-token.ts';
import { messageOf } from '~/api/message-of.ts';
import { patterns } from '~/paths.ts';

export type AskedLink =
  | { token: string; asked: ConfirmationToAnswer }
  /** Why there is nothing to answer. */
  | { refused: string };

/** Who asks by the link that opened this screen. */
export const readAskedLink = async (): Promise<AskedLink> => {
  const token = readMailedToken(patterns.confirm);
  if (token === null) return { refused: messages.invalid };
  try {
    return { token, asked: await send(openConfirmation, { body: { token } }) };
  } catch (error) {
    if (hasStatus(error, 400)) dropMailedToken(patterns.confirm);
    if (!hasStatus(error, 400) && !hasStatus(error, 403)) throw error;
    return { refused: messageOf(error, messages.invalid) };
  }
};
