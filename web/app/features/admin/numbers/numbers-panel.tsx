import { numberMessages } from '@pawsume/contract/number-messages';
import { FAILURE_KINDS, type Numbers } from '@pawsume/contract/numbers';
import { cx } from '~/lib/cx.ts';
import { EmptyState } from '~/ui/empty-state.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Loading, Skeleton } from '~/ui/skeleton.tsx';
import type { View } from '../dashboard-view.ts';
import type { Loaded } from '../load-dashboard.ts';
import { LoadedList } from '../loaded-list.tsx';
import { MeasureCard } from './measure-card.tsx';
import { measuresIn } from './measures.ts';
import { NumbersTable } from './numbers-table.tsx';
import { SpanLinks } from './span-links.tsx';
import { stretchesOf } from './stretches.ts';

/** What failed today, and what to do about it. */
const FailedToday = ({ days }: Pick<Numbers, 'days'>) => {
  const failures = days.at(-1)?.failures ?? {};
  return FAILURE_KINDS.map((kind) => {
    const count = failures[kind];
    return count ? (
      <Notice key={kind} tone="info">
        {numberMessages.failedToday[kind](count)}
      </Notice>
    ) : null;
  });
};

interface Props {
  view: View;
  loaded: Loaded<Numbers> | null;
  busy: boolean;
}

/** What happened day by day. */
export const NumbersPanel = ({ view, loaded, busy }: Props) => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <SpanLinks view={view} />
      <p className="text-soft">{numberMessages.days}</p>
    </div>
    <LoadedList loaded={loaded} loading="Loading the numbers" shape={<CardsSkeleton />}>
      {(numbers) => (
        <div className={cx('grid gap-5 transition-opacity', busy && 'opacity-55')}>
          <FailedToday days={numbers.days} />
          {hasNothing(numbers) ? <Nothing /> : <Cards numbers={numbers} />}
        </div>
      )}
    </LoadedList>
  </>
);

const GRID = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';

const Cards = ({ numbers }: { numbers: Numbers }) => {
  const measures = measuresIn(numbers);
  const stretches = stretchesOf(numbers.days);
  return (
    <>
      {numbers.test_money && <p>{numberMessages.testMoney}</p>}
      <ul aria-label="Numbers" className={GRID}>
        {measures.map((measure) => (
          <MeasureCard key={measure.label} measure={measure} numbers={numbers} stretches={stretches} />
        ))}
      </ul>
      <NumbersTable measures={measures} stretches={stretches} />
    </>
  );
};

const hasNothing = ({ total, before }: Numbers): boolean =>
  measuresIn({ total, before }).every(({ of }) => of(total) === 0 && of(before) === 0);

const Nothing = () => (
  <EmptyState title={numberMessages.nothing} action={null}>
    {numberMessages.nothingExplained}
  </EmptyState>
);

const CardsSkeleton = () => (
  <Loading label="Loading the numbers">
    <div className={GRID}>
      {['registrations', 'résumés', 'downloads', 'income', 'refunds', 'failures'].map((card) => (
        <div key={card} className="grid gap-4 rounded-3xl bg-surface p-5 shadow-card">
          <Skeleton className="h-5 w-1/3" />
          <Skeleton className="h-9 w-1/2" />
          <Skeleton className="h-40" />
        </div>
      ))}
    </div>
  </Loading>
);
