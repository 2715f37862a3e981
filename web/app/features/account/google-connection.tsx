import type { User } from '@pawsume/contract/users';
import { Link } from 'react-router';
import { paths } from '~/paths.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { GoogleMark } from '~/ui/google-mark.tsx';
import { Notice } from '~/ui/notice.tsx';
import { useGoogle } from './use-google.ts';

/** Whether one may log in with Google, and the way to change that. */
export const GoogleConnection = ({ user }: { user: User }) => {
  const { busy, failure, dialog, connect, disconnect } = useGoogle(user);
  const connected = user.google_connected;
  return (
    <Card className="grid gap-4 sm:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="flex items-center gap-3">
          <GoogleMark />
          <span className="font-semibold">Google</span>
          <Badge tone={connected ? 'leaf' : 'plain'}>{connected ? 'Connected' : 'Not connected'}</Badge>
        </p>
        {connected ? (
          <Button variant="secondary" loading={busy} disabled={user.has_password === false} onClick={disconnect}>
            Disconnect
          </Button>
        ) : (
          <Button variant="secondary" loading={busy} onClick={connect}>
            Connect Google
          </Button>
        )}
      </div>
      {failure && <Notice tone="error">{failure}</Notice>}
      <p className="text-soft">
        {connected
          ? 'You can log in with Google. We know only who you are there, your name and your email address.'
          : 'Connect your Google account to log in without a password.'}
      </p>
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
    </Card>
  );
};
