import type { BodyToSend } from '@pawsume/contract/call';
import { jobMessages } from '@pawsume/contract/job-messages';
import { retryJobs } from '@pawsume/contract/jobs';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { send } from '~/api/client.ts';
import { messageOf } from '~/api/message-of.ts';
import { toast } from '~/ui/toast.ts';
import { isRefused } from './load-dashboard.ts';

/** Has jobs tried again that were given up, one or all of a kind: they leave the list. */
export const useRetryJobs = (which: BodyToSend<typeof retryJobs>) => {
  const { revalidate } = useRevalidator();
  const [retrying, setRetrying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const ask = async () => {
    try {
      const { msg } = await send(retryJobs, { body: which });
      toast.success(msg);
      await revalidate();
    } catch (error) {
      if (isRefused(error)) return revalidate();
      setProblem(messageOf(error, jobMessages.retryFailed));
    }
  };

  const retry = async () => {
    setRetrying(true);
    setProblem(null);
    await ask();
    setRetrying(false);
  };

  return { retry, retrying, problem };
};
