import type { User } from '@pawsume/contract/users';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { GoogleMark } from '~/ui/google-mark.tsx';
import { Notice } from '~/ui/notice.tsx';
import { SecurityCard } from './security-card.tsx';
import { useGoogle } from './use-google.ts';

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
