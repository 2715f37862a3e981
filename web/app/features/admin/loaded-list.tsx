import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
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
  return 'failed' in loaded ? <NotLoaded failed={loaded.failed} /> : children(loaded.list);
};

const NotLoaded = ({ failed }: { failed: string }) => {
  const { revalidate, state } = useRevalidator();
  return (
    <Notice
      tone="error"
      action={
        <Button variant="secondary" loading={state === 'loading'} onClick={revalidate}>
          Try again
        </Button>
      }
    >
      {failed}
    </Notice>
  );
};
