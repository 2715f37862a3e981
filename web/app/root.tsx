import './app.css';
import { BRAND } from '@pawsume/contract/brand';
import { SETTING_META } from '@pawsume/contract/served-page';
import fraunces from '@pawsume/fonts/web/fraunces-latin-600-normal.woff2?url';
import sourceSans from '@pawsume/fonts/web/source-sans-3-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Paw } from '~/ui/logo.tsx';
import type { Route } from './+types/root';
import { bootScript } from './api/boot-script.ts';
import { settingHere } from './api/setting-here.ts';
import { News } from './features/layout/news.tsx';
import { NoConnection } from './features/layout/no-connection.tsx';
import { PageFrame } from './features/layout/page-frame.tsx';
import { PreloadScreens } from './features/layout/preload-screens.tsx';
import { ProblemPage } from './features/layout/problem-page.tsx';
import { SessionMark } from './features/layout/session-mark.tsx';
import { StayInApp } from './features/layout/stay-in-app.tsx';
import { ViewWatch } from './features/layout/view-watch.tsx';
import { PendingBar } from './ui/pending-bar.tsx';

const preloaded = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const;

export const links: Route.LinksFunction = () => [
  preloaded(fraunces),
  preloaded(sourceSans),
  { rel: 'icon', type: 'image/svg+xml', href: '/icon.svg' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta: Route.MetaFunction = () => [{ title: BRAND }];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="referrer" content="no-referrer" />
        <meta name={SETTING_META} content={JSON.stringify(settingHere())} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, which must run before the first paint */}
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7f0" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#141a17" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <PendingBar />
        <StayInApp />
        <ViewWatch />
        <SessionMark />
        <News />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <>
      <Outlet />
      <NoConnection />
      <PreloadScreens />
    </>
  );
}

export const HydrateFallback = () => <StartingUp />;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ProblemPage error={error} />;

/** Shown while a screen of the app loads for the first time whose shape is not known ahead. */
const StartingUp = () => (
  <PageFrame width="wide">
    <div aria-busy="true" className="grid min-h-[70dvh] place-items-center text-leaf">
      <Paw className="size-14 animate-breathe" />
      <h1 className="sr-only">Loading…</h1>
    </div>
  </PageFrame>
);
