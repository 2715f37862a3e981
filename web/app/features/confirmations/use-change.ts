import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '~/api/message-of.ts';
import { toast } from '~/ui/toast.ts';

/** Makes a change, says that it is made, and loads the screen anew: the page looks otherwise then. */
export const useChange = () => {
  const { revalidate } = useRevalidator();
  const [changing, setChanging] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const change = async <T extends { msg: string }>(ask: () => Promise<T>): Promise<T | null> => {
    setChanging(true);
    setFailure(null);
    try {
      const answer = await ask();
      toast.success(answer.msg);
      await revalidate();
      return answer;
    } catch (error) {
      setFailure(messageOf(error, messages.failed));
      return null;
    } finally {
      setChanging(false);
    }
  };

  return { change, changing, failure };
};
