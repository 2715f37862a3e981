import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { patterns } from '~/paths.ts';

const Toaster = lazy(async () => ({ default: (await import('~/ui/toaster.tsx')).Toaster }));

/** Pages that are only read: nothing happens on them that could be reported. */
const QUIET: string[] = [patterns.landing, patterns.download, patterns.terms, patterns.privacy];

/** Where short news appears; loaded with the first screen that may have some. */
export const News = () => {
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!QUIET.includes(pathname)) setWanted(true);
  }, [pathname]);
  return (
    wanted && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
};
