import type { ReactNode } from 'react';
import { cx } from '~/lib/cx.ts';

interface Fact {
  label: string;
  value: ReactNode;
}

interface Props {
  facts: readonly Fact[];
  /** Shown where a value is empty. */
  missing?: ReactNode;
  columns?: 1 | 2;
}

/** Names and values below each other, in one column or, where there is room, two. */
export const FactList = ({ facts, missing = <span className="text-soft">Not given</span>, columns = 2 }: Props) => (
  <dl className={cx('grid gap-x-8 gap-y-4', columns === 2 && 'sm:grid-cols-2')}>
    {facts.map(({ label, value }) => (
      <div key={label} className="min-w-0">
        <dt className="text-[0.9375rem] text-soft">{label}</dt>
        <dd className="font-semibold wrap-anywhere whitespace-pre-line">{value === '' ? missing : value}</dd>
      </div>
    ))}
  </dl>
);
