import { connectGoogle, disconnectGoogle } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toast } from 'sonner';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/or-login.ts';
import { isOutsideUrl } from '~/lib/outside-url.ts';

/** Connects a Google account, which happens on Google's page, or disconnects it. */
export const useGoogle = () => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const attempt = async (act: () => Promise<unknown>, failed: string) => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      setFailure(messageOf(error, failed));
    }
    setBusy(false);
  };

  const connect = () =>
    attempt(async () => {
      const { url } = await send(connectGoogle);
      if (isOutsideUrl(url)) location.assign(url);
      else setFailure(messages.account.connectFailed);
    }, messages.account.connectFailed);

  const disconnect = () =>
    attempt(async () => {
      const { msg } = await send(disconnectGoogle);
      toast.success(msg);
      await revalidate();
    }, messages.account.disconnectFailed);

  return { busy, failure, connect, disconnect };
};
