import { Loading, Skeleton } from '~/ui/skeleton.tsx';

/** The shape of a list on its way: rows where there is room, cards where not. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className="grid gap-4 sm:max-lg:grid-cols-2 lg:gap-0 lg:divide-y lg:divide-line lg:rounded-3xl lg:bg-surface lg:px-6 lg:py-2 lg:shadow-card">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div
          key={row}
          className="grid gap-3 max-lg:rounded-3xl max-lg:bg-surface max-lg:p-5 max-lg:shadow-card lg:grid-cols-[1fr_2fr_3fr_2fr] lg:gap-8 lg:py-5"
        >
          <Skeleton className="h-5 max-lg:w-2/3" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 max-lg:w-1/2" />
        </div>
      ))}
    </div>
  </Loading>
);
