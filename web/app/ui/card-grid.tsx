import type { ReactNode } from 'react';
import { Loading, Skeleton } from './skeleton.tsx';

const GRID = 'grid gap-4 sm:grid-cols-2 sm:gap-5 md:grid-cols-3 lg:grid-cols-4';

/** A list of cards, as many beside each other as fit. */
export const CardGrid = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={GRID}>
    {children}
  </ul>
);

/** The shape of a CardGrid that is loading. */
export const CardGridSkeleton = ({ label, lines }: { label: string; lines: number }) => (
  <Loading label={label}>
    <div className={GRID}>
      {['first', 'second', 'third', 'fourth'].map((card) => (
        <div
          key={card}
          className="flex overflow-hidden rounded-3xl bg-surface shadow-card sm:flex-col nth-4:max-lg:hidden nth-3:max-md:hidden"
        >
          <div className="w-32 shrink-0 bg-leaf-tint p-3 sm:w-full sm:p-5">
            <Skeleton className="aspect-[210/297] w-full rounded-md" />
          </div>
          <div className="grid flex-1 content-start gap-2.5 p-4 sm:p-5">
            <Skeleton className="h-5 w-2/3" />
            {Array.from({ length: lines }, (_, line) => (
              // Lines of a skeleton have no identity but their place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Skeleton key={line} className="h-5 w-full" />
            ))}
          </div>
        </div>
      ))}
    </div>
  </Loading>
);
