import { createContext, type ReactNode, use } from 'react';
import { cx } from '~/lib/cx.ts';

/** A grey shape of what is coming; give it the size of the result. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cx('animate-breathe rounded-xl bg-line forced-colors:border', className)} />
);

/** Whether skeletons below only keep the room of what did not come. */
export const KeepsRoom = createContext(false);

/** Around skeletons: says once, to those who cannot see them, what is loading. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) =>
  use(KeepsRoom) ? (
    <div>{children}</div>
  ) : (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
