import { cx } from '~/lib/cx.ts';
import { Paw } from './logo.tsx';

interface Props {
  /** Where the picture is; without one a paw stands in. */
  url: string | null;
  className?: string;
}

/** A square picture that repeats what is said beside it, so it is silent for screen readers. */
export const Picture = ({ url, className }: Props) => (
  <div className={cx('grid aspect-square place-items-center overflow-hidden bg-leaf-tint', className)}>
    {url ? (
      <img src={url} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
    ) : (
      <Paw className="size-2/5 text-leaf opacity-50" />
    )}
  </div>
);
