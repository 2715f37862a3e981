import { Card } from '~/ui/card.tsx';
import { Loading, Skeleton } from '~/ui/skeleton.tsx';

export const ProofPanelSkeleton = () => (
  <Card className="sm:p-7">
    <Loading label="Loading your proofs">
      <Skeleton className="h-7 w-24" />
      <Skeleton className="mt-4 h-18" />
      <Skeleton className="mt-4 h-11 rounded-full" />
    </Loading>
  </Card>
);
