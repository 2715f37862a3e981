import type { CreditRecord } from '@pawsume/contract/payments';
import { cx } from '~/lib/cx.ts';
import { formatDay } from '~/lib/format.ts';

export const CreditList = ({ records }: { records: readonly CreditRecord[] }) => (
  <ul className="divide-y divide-line rounded-3xl bg-surface px-5 py-2 tabular-nums shadow-card sm:px-8">
    {records.map((record, index) => (
      // The newest stand first: whatever is added moves all others, and nothing else tells them apart.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <li key={index} className="flex items-start justify-between gap-4 py-3.5">
        <div className="min-w-0">
          <p>{creditEvent(record)}</p>
          <p className="text-[0.9375rem] text-soft">
            <time dateTime={record.timestamp}>{formatDay(record.timestamp)}</time>
          </p>
        </div>
        <div className="shrink-0 text-right">
          <p className={cx('font-semibold', record.change > 0 && 'text-leaf')}>{signed(record.change)}</p>
          <p className="text-[0.9375rem] text-soft">Balance {record.balance}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** What happened to the balance, in words. */
const creditEvent = ({ kind, change, resume_id }: CreditRecord): string => {
  switch (kind) {
    case 'purchase':
      return 'Bought';
    case 'spend':
      return resume_id === null ? 'Download' : `Download of résumé ${resume_id}`;
    case 'refund':
      return change < 0 ? 'Taken back after a refund' : 'Given back';
    case 'admin':
      return 'Changed by our team';
  }
};

/** Such as `+10` or `−1`, with a true minus sign. */
const signed = (change: number): string => (change > 0 ? `+${change}` : `−${Math.abs(change)}`);
