import { checkResetLink } from '@pawsume/contract/auth';
import type { AnswerOf } from '@pawsume/contract/call';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { dropMailedToken, readMailedToken } from '~/api/mailed-token.ts';
import { patterns } from '~/paths.ts';

export interface ResetLink extends AnswerOf<typeof checkResetLink> {
  token: string;
}

/** The mailed link that opened this screen, and whose password it would reset; null where it is not valid any more. */
export const readResetLink = async (): Promise<ResetLink | null> => {
  const token = readMailedToken(patterns.resetPassword);
  if (token === null) return null;
  try {
    return { token, ...(await send(checkResetLink, { body: { token } })) };
  } catch (error) {
    if (!hasStatus(error, 400)) throw error;
    dropMailedToken(patterns.resetPassword);
    return null;
  }
};
