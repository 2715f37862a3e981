import { checkHeldPayment, type HeldPayment } from '@pawsume/contract/admin';
import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { messageOf } from '~/api/message-of.ts';
import type { Tone } from '~/ui/notice.tsx';
import { toast } from '~/ui/toast.ts';
import { isRefused } from './load-dashboard.ts';

/** Has the provider asked about a held payment again. One that is no longer held leaves the list. */
export const useCheckHeld = ({ payment_id }: HeldPayment) => {
  const { revalidate } = useRevalidator();
  const [checking, setChecking] = useState(false);
  const [answer, setAnswer] = useState<{ tone: Tone; message: string } | null>(null);

  const leave = (message: string) => {
    toast.success(message);
    return revalidate();
  };

  const ask = async () => {
    try {
      const { held, msg } = await send(checkHeldPayment, { params: { payment_id } });
      if (held) setAnswer({ tone: 'info', message: msg });
      else await leave(msg);
    } catch (error) {
      if (isRefused(error)) return revalidate();
      // A webhook has settled it in the meantime.
      if (hasStatus(error, 404)) return leave(messages.admin.notHeld);
      setAnswer({ tone: 'error', message: messageOf(error, messages.admin.checkFailed) });
    }
  };

  const check = async () => {
    setChecking(true);
    setAnswer(null);
    await ask();
    setChecking(false);
  };

  return { check, checking, answer };
};
