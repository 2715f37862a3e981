import type { ReactNode } from 'react';
import { cx } from '~/lib/cx.ts';

const TONES = {
  leaf: 'bg-leaf-tint text-leaf',
  marigold: 'bg-marigold text-night',
  plain: 'border border-edge text-soft',
} as const;

export const Badge = ({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) => (
  <span
    className={cx('inline-flex whitespace-nowrap rounded-full px-3 py-0.5 text-[0.875rem] font-semibold', TONES[tone])}
  >
    {children}
  </span>
);
