import { confirmEmail } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { hasStatus, isTransient } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { dropMailedToken, readMailedToken } from '~/api/mailed-token.ts';
import { messageOf } from '~/api/message-of.ts';
import { patterns } from '~/paths.ts';

export interface Confirmation {
  tone: 'success' | 'error';
  message: string;
  /** It did not work, but may when tried again. */
  again: boolean;
}

/** Confirms the address that the mailed link was sent to. The token is kept only for a try that may be repeated. */
export const confirmAddress = async (): Promise<Confirmation> => {
  const token = readMailedToken(patterns.confirmEmail);
  if (token === null) return { tone: 'error', message: messages.auth.linkInvalid, again: false };
  try {
    const { msg } = await send(confirmEmail, { body: { token } });
    dropMailedToken(patterns.confirmEmail);
    return { tone: 'success', message: msg, again: false };
  } catch (error) {
    const again = isTransient(error);
    if (!again) dropMailedToken(patterns.confirmEmail);
    const message = hasStatus(error, 0)
      ? messages.common.noConnection
      : messageOf(error, messages.account.confirmFailed);
    return { tone: 'error', message, again };
  }
};
