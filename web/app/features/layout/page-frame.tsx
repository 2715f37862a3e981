import type { ReactNode } from 'react';
import { cx } from '~/lib/cx.ts';
import { SkipLink } from '~/ui/skip-link.tsx';
import { AppHeader } from './app-header.tsx';

const WIDTHS = { narrow: 'max-w-md', form: 'max-w-3xl', wide: 'max-w-6xl', desk: 'max-w-7xl' } as const;

export interface PageProps {
  width: keyof typeof WIDTHS;
  children: ReactNode;
  header?: ReactNode;
}

/** Header and main part of a screen; its sections stand below each other. Public pages load it, so it knows no calls. */
export const PageFrame = ({ width, children, header = <AppHeader /> }: PageProps) => (
  <>
    <SkipLink />
    {header}
    <main id="main" className="px-4 pt-2 pb-20 sm:px-6">
      <div className={cx('mx-auto grid w-full gap-8', WIDTHS[width])}>{children}</div>
    </main>
  </>
);
