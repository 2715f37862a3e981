import type { ComponentProps } from 'react';
import { cx } from '~/lib/cx.ts';

export const Card = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={cx('rounded-3xl bg-surface p-5 shadow-card sm:p-9 forced-colors:border', className)} />
);
