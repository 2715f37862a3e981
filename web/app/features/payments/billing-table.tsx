import type { BillingRecord } from '@pawsume/contract/payments';
import { Link } from 'react-router';
import { formatDay, formatMoney } from '~/lib/format.ts';
import { paths } from '~/paths.ts';
import { methodOf } from './method-of.ts';
import { creditsInWords } from './purchase.ts';

const COLUMNS = ['Date', 'Amount', 'Resume ID', 'Method'] as const;
const CELL = 'px-2 py-3.5 align-top first:pl-5 last:pr-5 sm:px-4 sm:first:pl-8 sm:last:pr-8';

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
          <Row key={record.payment_id} record={record} />
        ))}
      </tbody>
    </table>
  </div>
);

const Row = ({ record }: { record: BillingRecord }) => (
  <tr>
    <td className={CELL}>
      <time dateTime={record.timestamp}>{formatDay(record.timestamp)}</time>
    </td>
    <td className={CELL}>
      <Amount record={record} />
    </td>
    <td className={CELL}>
      {record.resume_id === null ? (
        <span className="text-soft">—</span>
      ) : (
        <Link
          to={paths.resume(record.resume_id)}
          className="-my-2.5 inline-flex min-h-11 min-w-11 items-center text-link"
        >
          {record.resume_id}
        </Link>
      )}
    </td>
    <td className={CELL}>{methodOf(record.action)}</td>
  </tr>
);

const Amount = ({ record: { amount, currency, credits, refunded } }: { record: BillingRecord }) => (
  <>
    <p className="font-semibold">{formatMoney(amount, currency)}</p>
    {credits > 0 && <p className="text-[0.875rem] whitespace-nowrap text-soft">{creditsInWords(credits)}</p>}
    {refunded > 0 && <p className="text-[0.875rem] text-rose">Refunded {formatMoney(refunded, currency)}</p>}
  </>
);
