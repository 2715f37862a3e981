import { connectGoogle, disconnectGoogle } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { User } from '@pawsume/contract/users';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';
import { isOutsideUrl } from '~/lib/outside-url.ts';
import { toast } from '~/ui/toast.ts';
import { useFreshProof } from './use-fresh-proof.tsx';

/** Connects a Google account, which happens on Google's page, or disconnects it. */
export const useGoogle = (user: Pick<User, 'has_password'>) => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const { withProof, dialog } = useFreshProof({ hasPassword: user.has_password !== false });
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
      await withProof(async (body) => {
        const { url } = await send(connectGoogle, { body });
        if (isOutsideUrl(url)) location.assign(url);
        else setFailure(messages.account.connectFailed);
      });
    }, messages.account.connectFailed);

  const disconnect = () =>
    attempt(async () => {
      const isDone = await withProof(async (body) => {
        toast.success((await send(disconnectGoogle, { body })).msg);
      });
      if (isDone) await revalidate();
    }, messages.account.disconnectFailed);

  return { busy: busy && !dialog, failure, dialog, connect, disconnect };
};
