import { askForConfirmation } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { User } from '@pawsume/contract/users';
import { useState } from 'react';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';
import { toast } from '~/ui/toast.ts';

/** The address and, until its link was followed, a quiet hint. */
export const EmailAddress = ({ user }: { user: User }) => (
  <>
    <span>{user.email}</span>
    {user.email_confirmed === false && <Unconfirmed />}
  </>
);

const Unconfirmed = () => {
  const send = useSend();
  const [state, setState] = useState<'unasked' | 'sending' | 'sent'>('unasked');
  const ask = async () => {
    setState('sending');
    try {
      toast.success((await send(askForConfirmation)).msg);
      setState('sent');
    } catch (error) {
      toast.error(messageOf(error, messages.password.mailFailed));
      setState('unasked');
    }
  };
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-[0.9375rem] font-normal text-soft">
      <span>{messages.account.emailUnconfirmed}</span>
      {state !== 'sent' && (
        <button type="button" disabled={state === 'sending'} onClick={ask} className="min-h-11 text-link">
          Send again
        </button>
      )}
    </span>
  );
};
