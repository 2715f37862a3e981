import type { MySession } from '@pawsume/contract/auth';
import { useId } from 'react';
import { formatDay, formatMoment } from '~/lib/format.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Loading, Skeleton } from '~/ui/skeleton.tsx';
import { useSessions } from './use-sessions.ts';

export const SessionSkeleton = ({ label = 'Loading your devices' }: { label?: string }) => (
  <Loading label={label}>
    <Card className="grid gap-5 sm:p-7">
      {['first', 'second'].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-3/5" />
        </div>
      ))}
    </Card>
  </Loading>
);

/** Where one is logged in, and the way to end that elsewhere. */
export const SessionList = ({ sessions }: { sessions: readonly MySession[] }) => {
  const { ending, endOne, endOthers } = useSessions();
  return (
    <Card className="grid gap-5 sm:p-7">
      <ul aria-label="Devices" className="divide-y divide-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            ending={ending === session.id}
            disabled={ending !== null && ending !== session.id}
            onEnd={() => endOne(session)}
          />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Button
          variant="secondary"
          loading={ending === 'others'}
          disabled={typeof ending === 'number'}
          onClick={endOthers}
          className="justify-self-start"
        >
          Log out all others
        </Button>
      ) : (
        <p className="text-soft">You are logged in nowhere else.</p>
      )}
    </Card>
  );
};

interface RowProps {
  session: MySession;
  ending: boolean;
  disabled: boolean;
  onEnd: () => void;
}

const SessionRow = ({ session, ending, disabled, onEnd }: RowProps) => {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div id={id} className="min-w-0 flex-1 basis-48">
        <p className="font-semibold">{session.device}</p>
        <p className="text-[0.9375rem] text-soft">
          Last used <time dateTime={session.last_used_at}>{formatMoment(session.last_used_at)}</time>, logged in{' '}
          <time dateTime={session.created_at}>{formatDay(session.created_at)}</time>
        </p>
      </div>
      {session.current ? (
        <Badge tone="leaf">This device</Badge>
      ) : (
        <Button variant="secondary" aria-describedby={id} loading={ending} disabled={disabled} onClick={onEnd}>
          Log out
        </Button>
      )}
    </li>
  );
};
