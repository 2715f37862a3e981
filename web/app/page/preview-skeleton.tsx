import { cx } from '~/lib/cx.ts';
import { Loading, Skeleton } from '~/ui/skeleton.tsx';
import { A4_SHEET } from './sheet.ts';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-10/12'] as const;

/** The shape of a résumé's page while it is being drawn. */
export const PreviewSkeleton = () => (
  <Loading label="Loading the preview">
    <div className={cx(A4_SHEET, 'grid grid-rows-[27%_1fr]')}>
      <div className="grid grid-cols-[28%_1fr] items-center gap-[4%] bg-night/5 px-[8%]">
        <Skeleton className="aspect-square w-full rounded-full! bg-night/10" />
        <div className="grid gap-3">
          <Skeleton className="h-8 w-2/3 bg-night/10" />
          <Skeleton className="h-4 w-full bg-night/10" />
        </div>
      </div>
      <div className="grid grid-cols-[60%_1fr] gap-[5%] px-[8%] py-[6%]">
        <div className="grid content-start gap-3.5">
          {LINES.map((width, line) => (
            // Lines of a skeleton have no identity but their place.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Skeleton key={line} className={cx('h-3.5 bg-night/10', width)} />
          ))}
        </div>
        <Skeleton className="h-3/5 bg-night/10" />
      </div>
    </div>
  </Loading>
);
