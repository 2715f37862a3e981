import { messages } from '@pawsume/contract/messages';
import { messageOf } from '~/api/message-of.ts';
import { NoPasskeyError } from '~/lib/passkeys.ts';

/** Why a passkey did not log in. */
export const passkeyMessage = (error: unknown): string =>
  error instanceof NoPasskeyError ? messages.factor.passkeyCancelled : messageOf(error, messages.factor.loginFailed);
