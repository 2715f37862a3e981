import { forgotPassword } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Notice, type Tone } from '~/ui/notice.tsx';

/** For an account that only Google opens: its first password is set by a mailed link. */
export const SetPassword = ({ email }: { email: string }) =>
  email === '' ? (
    <Notice tone="info" action={<ButtonLink to={paths.editProfile()}>Edit Profile</ButtonLink>}>
      {messages.password.noAddress}
    </Notice>
  ) : (
    <MailLink email={email} />
  );

const MailLink = ({ email }: { email: string }) => {
  const send = useSend();
  const [mailing, setMailing] = useState(false);
  const [answer, setAnswer] = useState<{ tone: Tone; message: string } | null>(null);
  const mail = async () => {
    setMailing(true);
    try {
      const { msg } = await send(forgotPassword, { body: { email } });
      setAnswer({ tone: 'success', message: msg });
    } catch (error) {
      setAnswer({ tone: 'error', message: messageOf(error, messages.password.mailFailed) });
    }
    setMailing(false);
  };
  return (
    <div className="grid gap-6">
      <p>{messages.password.none}</p>
      {answer && <Notice tone={answer.tone}>{answer.message}</Notice>}
      {answer?.tone !== 'success' && (
        <Button loading={mailing} onClick={mail} className="justify-self-start">
          Mail me a link
        </Button>
      )}
    </div>
  );
};
