import { endOtherSessions, endSession, type MySession } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';
import { toast } from '~/ui/toast.ts';

/** Logs other devices out. `ending` is the id of the one that is being logged out, or `others`. */
export const useSessions = () => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<number | 'others' | null>(null);

  const end = async (what: number | 'others', call: () => Promise<{ msg: string }>) => {
    setEnding(what);
    try {
      toast.success((await call()).msg);
    } catch (error) {
      toast.error(messageOf(error, messages.account.endSessionFailed));
    }
    // A session that is over already has to leave the list too.
    await revalidate();
    setEnding(null);
  };

  return {
    ending,
    endOne: ({ id }: MySession) => end(id, () => send(endSession, { params: { id } })),
    endOthers: () => end('others', () => send(endOtherSessions)),
  };
};
