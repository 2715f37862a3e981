import { forgotPassword } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { useAttempt } from '~/api/use-attempt.ts';
import { useSend } from '~/api/use-send.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

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
  const { busy, attempt, failure } = useAttempt();
  const [answer, setAnswer] = useState<string | null>(null);
  const mail = () =>
    attempt(messages.password.mailFailed, async () => setAnswer((await send(forgotPassword, { body: { email } })).msg));
  return (
    <div className="grid gap-6">
      <p>{messages.password.none}</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      {answer ? (
        <Notice tone="success">{answer}</Notice>
      ) : (
        <Button loading={busy} onClick={mail} className="justify-self-start">
          Mail me a link
        </Button>
      )}
    </div>
  );
};
