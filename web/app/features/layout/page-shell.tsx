import type { ReactNode } from 'react';
import { cx } from '~/lib/cx.ts';
import { SkipLink } from '~/ui/skip-link.tsx';
import { AccountQuestion } from './account-question.tsx';
import { AppHeader } from './app-header.tsx';
import { WhoseAccount } from './whose-account.tsx';

const WIDTHS = { narrow: 'max-w-md', form: 'max-w-3xl', wide: 'max-w-5xl' } as const;

interface Props {
  width: keyof typeof WIDTHS;
  children: ReactNode;
}

/** Header and main part of a screen; its sections stand below each other. */
export const PageShell = ({ width, children }: Props) => (
  <>
    <SkipLink />
    <AppHeader />
    <main id="main" className={cx('mx-auto grid w-full gap-8 px-4 pt-2 pb-20', WIDTHS[width])}>
      <WhoseAccount />
      {children}
    </main>
    <AccountQuestion />
  </>
);
