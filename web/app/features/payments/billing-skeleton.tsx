import { Loading, Skeleton } from '~/ui/skeleton.tsx';

export const BillingSkeleton = () => (
  <Loading label="Loading billing history">
    <div className="grid gap-5 rounded-3xl bg-surface p-6 shadow-card">
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
    </div>
  </Loading>
);
