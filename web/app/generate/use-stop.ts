import { messages } from '@pawsume/contract/messages';
import { stopGenerating } from '@pawsume/contract/resumes';
import { useState } from 'react';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { messageOf } from '~/api/message-of.ts';
import { toast } from '~/ui/toast.ts';

/** Stops what is written for a pet: its `generate` then fails. Where it is too late for that, it goes on. */
export const useStop = (petId: string) => {
  const [stopping, setStopping] = useState(false);
  const stop = async () => {
    setStopping(true);
    try {
      await send(stopGenerating, { params: { pet_id: petId } });
    } catch (error) {
      if (!hasStatus(error, 404)) toast.error(messageOf(error, messages.generate.stopFailed));
    }
    setStopping(false);
  };
  return { stopping, stop };
};
