import type { ReactNode } from 'react';
import { cx } from '~/lib/cx.ts';

interface Props {
  children: ReactNode;
  /** The sky behind: one of three that go with the page. */
  sky?: 'sun' | 'meadow' | 'blush';
  className?: string;
}

const SKIES = { sun: '#fbd692', meadow: '#cfe3d4', blush: '#f6cdbd' } as const;

/** A round window with a drawn pet in it. Decoration: whatever it stands for is said in words beside it. */
export const Portrait = ({ children, sky = 'sun', className }: Props) => (
  <svg aria-hidden="true" viewBox="0 0 200 200" className={cx('overflow-hidden rounded-full', className)}>
    <rect width="200" height="200" fill={SKIES[sky]} />
    <circle cx="160" cy="42" r="22" fill="#fff3da" />
    <path d="M-10 160q55-30 110-8t110-10v70H-10Z" fill="#7fa98d" />
    {children}
  </svg>
);
