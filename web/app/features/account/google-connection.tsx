import { connectGoogle, disconnectGoogle } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import type { User } from '@pawsume/contract/users';
import { Link, useRevalidator } from 'react-router';
import { useAttempt } from '~/api/use-attempt.ts';
import { useSend } from '~/api/use-send.ts';
import { isOutsideUrl } from '~/lib/outside-url.ts';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { GoogleMark } from '~/ui/google-mark.tsx';
import { Notice } from '~/ui/notice.tsx';
import { toast } from '~/ui/toast.ts';
import { SecurityCard } from './security-card.tsx';
import { useFreshProof } from './use-fresh-proof.tsx';

/** Connects a Google account, which happens on Google's page, or disconnects it. */
const useGoogle = (user: Pick<User, 'has_password'>) => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const { withProof, dialog } = useFreshProof({ hasPassword: user.has_password !== false });
  const { busy, attempt, failure, setProblem } = useAttempt();
  const { connectFailed, disconnectFailed } = messages.account;

  const connect = () =>
    attempt(connectFailed, async () => {
      await withProof(async (body) => {
        const { url } = await send(connectGoogle, { body });
        if (isOutsideUrl(url)) location.assign(url);
        else setProblem({ message: connectFailed, fields: {} });
      });
    });
  const disconnect = () =>
    attempt(disconnectFailed, async () => {
      const isDone = await withProof(async (body) => {
        toast.success((await send(disconnectGoogle, { body })).msg);
      });
      if (isDone) await revalidate();
    });
  return { busy: busy && !dialog, failure, dialog, connect, disconnect };
};

/** Whether one may log in with Google, and the way to change that. */
export const GoogleConnection = ({ user }: { user: User }) => {
  const { busy, failure, dialog, connect, disconnect } = useGoogle(user);
  const connected = user.google_connected;
  return (
    <SecurityCard
      icon={<GoogleMark />}
      name="Google"
      badge={<Badge tone={connected ? 'leaf' : 'plain'}>{connected ? 'Connected' : 'Not connected'}</Badge>}
      about={
        connected
          ? 'You can log in with Google. We know only who you are there, your name and your email address.'
          : 'Connect your Google account to log in without a password.'
      }
      action={
        connected ? (
          <Button variant="secondary" loading={busy} disabled={user.has_password === false} onClick={disconnect}>
            Disconnect
          </Button>
        ) : (
          <Button variant="secondary" loading={busy} onClick={connect}>
            Connect Google
          </Button>
        )
      }
    >
      {failure && <Notice tone="error">{failure}</Notice>}
      {connected && user.has_password === false && (
        <p>
          To disconnect Google,{' '}
          <Link to={paths.changePassword()} className="text-link">
            set a password
          </Link>{' '}
          first: without one you could not log in any more.
        </p>
      )}
      {dialog}
    </SecurityCard>
  );
};
