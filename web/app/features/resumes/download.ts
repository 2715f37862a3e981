import { IDEMPOTENCY_HEADER } from '@pawsume/contract/idempotency';
import { messages } from '@pawsume/contract/messages';
import { downloadResume } from '@pawsume/contract/resumes';
import { hasStatus, isUncertain } from '~/api/api-error.ts';
import type { send } from '~/api/client.ts';
import { messageOf } from '~/api/message-of.ts';

const AGAIN_AFTER_MS = 1500;

/** The PDF of a résumé. A try that was cut off is repeated once, under the same key, so that it is charged once. */
export const downloadPdf = async (call: typeof send, id: number, key: string): Promise<Blob> => {
  const attempt = () => call(downloadResume, { params: { id }, headers: { [IDEMPOTENCY_HEADER]: key } });
  try {
    return await attempt();
  } catch (error) {
    if (!isUncertain(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
    return attempt();
  }
};

/** What is said of a download that failed: that it did, and the reason the server gave. */
export const downloadFailure = (error: unknown): string => {
  if (hasStatus(error, 402)) return messageOf(error, messages.download.notEnough);
  if (isUncertain(error)) return messages.download.cutOff;
  const reason = messageOf(error, '');
  if (reason.startsWith(messages.download.failed)) return reason;
  return `${messages.download.failed} ${reason}`.trim();
};
