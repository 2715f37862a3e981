import { type BillingRecord, type BillingState, PROVIDER_NAMES } from '@pawsume/contract/payments';
import { PROVIDERS } from '@pawsume/contract/providers';
import { Link } from 'react-router';
import { formatDay, formatMoney } from '~/lib/format.ts';
import { paths } from '~/paths.ts';
import { creditsInWords } from '../credits-in-words.ts';

const COLUMNS = ['Date', 'Amount', 'Resume ID', 'Method'] as const;
const CELL = 'px-1.5 py-3.5 align-top first:pl-5 last:pr-5 sm:px-4 sm:first:pl-8 sm:last:pr-8';

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
      {records.map((record, index) => (
        // Records of other servers may have no id; the list is never changed, only shown in part.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <tbody key={index} className="border-b border-line last:border-b-0">
          <Row record={record} />
          {record.note && <Note>{record.note}</Note>}
        </tbody>
      ))}
    </table>
  </div>
);

const Row = ({ record }: { record: BillingRecord }) => (
  <tr>
    <td className={`${CELL} min-w-17`}>
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
    <td className={CELL}>{readMethod(record.action)}</td>
  </tr>
);

const Note = ({ children }: { children: string }) => (
  <tr>
    <td colSpan={COLUMNS.length} className="px-5 pb-4 text-[0.9375rem] text-soft sm:px-8">
      {children}
    </td>
  </tr>
);

/** What a payment is called that is not simply paid, or paid and given back. */
const STATES: Partial<Record<BillingState, string>> = {
  processing: 'Pending',
  review: 'On hold',
  disputed: 'Disputed',
  charged_back: 'Charged back',
};

const Amount = ({
  record: { amount, currency, credits = 0, refunded = 0, state = 'paid' },
}: {
  record: BillingRecord;
}) => (
  <>
    <p className="font-semibold whitespace-nowrap">{formatMoney(amount, currency)}</p>
    {credits > 0 && <p className="text-[0.875rem] whitespace-nowrap text-soft">{creditsInWords(credits)}</p>}
    {STATES[state] && <p className="text-[0.875rem] whitespace-nowrap text-marigold-text">{STATES[state]}</p>}
    {refunded > 0 && state !== 'charged_back' && (
      <p className="text-[0.875rem] text-rose">Refunded {formatMoney(refunded, currency)}</p>
    )}
  </>
);

/** How something was paid, read from the name of the record's action; what names nobody was paid with PayPal. */
const readMethod = (action: string): string =>
  PROVIDERS[PROVIDER_NAMES.find((provider) => action.includes(provider)) ?? 'paypal'].label;
