import type { ReactNode } from 'react';
import { cx } from '~/lib/cx.ts';

interface Column<T> {
  label: string;
  cell: (record: T) => ReactNode;
  /** How many thirds of a card it takes. */
  thirds?: keyof typeof SPANS;
  /** In a card it speaks for itself. */
  plain?: true;
}

const SPANS = { 1: 'max-lg:col-span-1', 2: 'max-lg:col-span-2', 3: 'max-lg:col-span-3' } as const;

interface Props<T> {
  label: string;
  columns: readonly Column<T>[];
  records: readonly T[];
  /** What is shown is about to be replaced. */
  busy: boolean;
}

// The label within a card is for the eye only: the column's heading says it to screen readers.
const CELL =
  'lg:px-3 lg:py-3 lg:first:pl-6 lg:last:pr-6 max-lg:min-w-0 max-lg:text-[0.9375rem] max-lg:before:block ' +
  "max-lg:before:text-soft max-lg:before:content-[attr(data-label)_/_'']";

/** A table where there is room, a stack of cards where not. */
export const RecordTable = <T extends { id: number }>({ label, columns, records, busy }: Props<T>) => (
  <div className="lg:rounded-3xl lg:bg-surface lg:py-2 lg:shadow-card">
    <table
      aria-label={label}
      aria-busy={busy}
      className={cx('w-full text-left tabular-nums transition-opacity max-lg:block', busy && 'opacity-55')}
    >
      <thead className="max-lg:sr-only">
        <tr className="border-b border-line text-soft">
          {columns.map((column) => (
            <th key={column.label} scope="col" className="px-3 py-3 font-semibold first:pl-6 last:pr-6">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-lg:grid max-lg:gap-4 sm:max-lg:grid-cols-2 lg:divide-y lg:divide-line">
        {records.map((record) => (
          <tr
            key={record.id}
            className="max-lg:grid max-lg:grid-cols-3 max-lg:content-start max-lg:gap-3 max-lg:rounded-3xl max-lg:bg-surface max-lg:p-5 max-lg:shadow-card"
          >
            {columns.map(({ label: name, cell, thirds = 1, plain }) => (
              <td key={name} data-label={plain ? undefined : name} className={cx(CELL, SPANS[thirds])}>
                {cell(record)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
