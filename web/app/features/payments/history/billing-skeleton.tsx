import { Loading, Skeleton } from '~/ui/skeleton.tsx';

export const BillingSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className="grid gap-5 rounded-3xl bg-surface p-6 shadow-card">
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
      <Skeleton className="h-6" />
    </div>
  </Loading>
);
