import type { ReactNode } from 'react';
import { cx } from '~/lib/cx.ts';
import { ChevronDown } from './icons.tsx';

interface Props {
  isOpen: boolean;
  /** The id of what it unfolds. */
  controls: string;
  onToggle: () => void;
  className: string;
  children: ReactNode;
}

/** Unfolds and folds what stands below it. */
export const UnfoldButton = ({ isOpen, controls, onToggle, className, children }: Props) => (
  <button
    type="button"
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
    className={cx('group flex min-h-11 w-full items-center gap-4 text-left hover:text-leaf', className)}
  >
    {children}
    <ChevronDown
      aria-hidden
      className="ml-auto size-5 shrink-0 text-leaf transition-transform group-aria-expanded:rotate-180"
    />
  </button>
);
