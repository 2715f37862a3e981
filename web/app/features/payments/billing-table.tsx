import type { BillingRecord } from '@pawsume/contract/payments';
import { Link } from 'react-router';
import { formatDay, formatMoney } from '~/lib/format.ts';
import { paths } from '~/paths.ts';
import { methodOf } from './method-of.ts';

const COLUMNS = ['Date', 'Amount', 'Resume ID', 'Method'] as const;
const CELL = 'px-2 py-3.5 first:pl-5 last:pr-5 sm:px-4 sm:first:pl-8 sm:last:pr-8';

export const BillingTable = ({ records }: { records: readonly BillingRecord[] }) => (
  <div className="overflow-x-auto rounded-3xl bg-surface py-2 shadow-card">
    <table className="w-full text-left tabular-nums max-sm:text-[0.9375rem]">
      <thead>
        <tr className="border-b border-line text-soft">
          {COLUMNS.map((column) => (
            <th key={column} scope="col" className={`${CELL} font-semibold`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {records.map((record) => (
          <Row key={record.timestamp + record.action} record={record} />
        ))}
      </tbody>
    </table>
  </div>
);

const Row = ({ record: { timestamp, amount, currency, resume_id, action } }: { record: BillingRecord }) => (
  <tr>
    <td className={CELL}>
      <time dateTime={timestamp}>{formatDay(timestamp)}</time>
    </td>
    <td className={`${CELL} font-semibold`}>{formatMoney(amount, currency)}</td>
    <td className={CELL}>
      {resume_id === null ? (
        <span className="text-soft">—</span>
      ) : (
        <Link to={paths.resume(resume_id)} className="text-link">
          {resume_id}
        </Link>
      )}
    </td>
    <td className={CELL}>{methodOf(action)}</td>
  </tr>
);
