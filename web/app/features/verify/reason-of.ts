import { messages } from '@pawsume/contract/messages';
import { registryMessages } from '@pawsume/contract/registry-messages';
import { hasStatus } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';

/** Why nothing could be compared. Nothing that is typed here is kept, so the usual sentence of a lost connection is none of ours. */
export const reasonOf = (error: unknown): string =>
  hasStatus(error, 0) ? messages.common.noConnection : messageOf(error, registryMessages.failed);
