import { cx } from '~/lib/cx.ts';
import { LoaderCircle } from './icons.tsx';

/** Decoration only: say in words, beside it, what is going on. */
export const Spinner = ({ className }: { className?: string }) => (
  <LoaderCircle aria-hidden className={cx('size-5 shrink-0 motion-safe:animate-spin', className)} />
);
