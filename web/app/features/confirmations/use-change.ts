import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { useRevalidator } from 'react-router';
import { useAttempt } from '~/api/use-attempt.ts';
import { toast } from '~/ui/toast.ts';

/** Makes a change, says that it is made, and loads the screen anew: the page looks otherwise then. */
export const useChange = () => {
  const { revalidate } = useRevalidator();
  const { busy, attempt, failure } = useAttempt();
  const change = async <T extends { msg: string }>(ask: () => Promise<T>): Promise<T | null> => {
    let answer: T | null = null;
    const isMade = await attempt(messages.failed, async () => {
      answer = await ask();
      toast.success(answer.msg);
      await revalidate();
    });
    return isMade ? answer : null;
  };
  return { change, changing: busy, failure };
};
