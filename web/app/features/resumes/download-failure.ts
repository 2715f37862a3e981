import { messages } from '@pawsume/contract/messages';
import { hasStatus } from '~/api/api-error.ts';
import { messageOf } from '~/api/message-of.ts';
import { isUncertain } from './download.ts';

/** What is said of a download that failed: that it did, and the reason the server gave. */
export const downloadFailure = (error: unknown): string => {
  if (hasStatus(error, 402)) return messageOf(error, messages.download.notEnough);
  if (isUncertain(error)) return messages.download.cutOff;
  const reason = messageOf(error, '');
  if (reason.startsWith(messages.download.failed)) return reason;
  return `${messages.download.failed} ${reason}`.trim();
};
