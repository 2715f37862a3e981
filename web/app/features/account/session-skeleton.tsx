import { Card } from '~/ui/card.tsx';
import { Loading, Skeleton } from '~/ui/skeleton.tsx';

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
