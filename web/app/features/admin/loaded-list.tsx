import type { ReactNode } from 'react';
import { NotLoaded } from '~/ui/not-loaded.tsx';
import { Loading, Skeleton } from '~/ui/skeleton.tsx';
import type { Loaded } from './load-dashboard.ts';

interface Props<T> {
  /** Null while it is on its way. */
  loaded: Loaded<T> | null;
  loading: string;
  /** What is shown while it is on its way, where that is no list. */
  shape?: ReactNode;
  children: (list: T) => ReactNode;
}

/** A list, its shape while it is on its way, or why it did not come. */
export const LoadedList = <T,>({ loaded, loading, shape = <ListSkeleton label={loading} />, children }: Props<T>) => {
  if (loaded === null) return shape;
  return 'failed' in loaded ? <NotLoaded>{loaded.failed}</NotLoaded> : children(loaded.list);
};

/** The shape of a list on its way: rows where there is room, cards where not. */
const ListSkeleton = ({ label }: { label: string }) => (
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
