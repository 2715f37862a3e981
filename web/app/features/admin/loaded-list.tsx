import type { ReactNode } from 'react';
import { NotLoaded } from '~/ui/not-loaded.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import type { Loaded } from './load-dashboard.ts';

interface Props<T> {
  /** Null while it is on its way. */
  loaded: Loaded<T> | null;
  loading: string;
  children: (list: T) => ReactNode;
}

/** A list, its shape while it is on its way, or why it did not come. */
export const LoadedList = <T,>({ loaded, loading, children }: Props<T>) => {
  if (loaded === null) return <ListSkeleton label={loading} />;
  return 'failed' in loaded ? <NotLoaded>{loaded.failed}</NotLoaded> : children(loaded.list);
};
