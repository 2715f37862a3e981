import { type ComponentType, createElement } from 'react';
import {
  createBrowserRouter,
  type RouteObject,
  useActionData,
  useLoaderData,
  useMatches,
  useParams,
  useRouteError,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { bootScript } from '~/api/boot-script.ts';
import { storeToken } from '~/api/session.ts';
import { News } from '~/features/layout/news.tsx';
import { SessionMark } from '~/features/layout/session-mark.tsx';
import { ViewWatch } from '~/features/layout/view-watch.tsx';
import Root, { ErrorBoundary, HydrateFallback } from '~/root.tsx';
import table from '~/routes.ts';
import { PendingBar } from '~/ui/pending-bar.tsx';
import { type Answers, FakeServer } from './fake-server.ts';

/** The module of a route, as React Router's framework mode reads it. */
interface RouteModule {
  default: ComponentType<Record<string, unknown>>;
  clientLoader?: NonNullable<RouteObject['loader']>;
  clientAction?: NonNullable<RouteObject['action']>;
  clientMiddleware?: NonNullable<RouteObject['middleware']>;
}
interface Entry {
  path?: string | undefined;
  file: string;
  children?: readonly Entry[] | undefined;
}

const modules = import.meta.glob<RouteModule>('../../app/routes/*.tsx', { eager: true });

/** The routes of the web app for a router without a build: framework mode gives each component its data as properties. */
export const routesFrom = (entries: readonly Entry[]): RouteObject[] =>
  entries.map(({ path, file, children }) => {
    const module = modules[`../../app/${file}`];
    if (!module) throw new Error(`There is no ${file}.`);
    return {
      element: <Screen component={module.default} />,
      ...(path !== undefined && { path }),
      ...(children && { children: routesFrom(children) }),
      ...(module.clientLoader && { loader: module.clientLoader }),
      ...(module.clientAction && { action: module.clientAction }),
      ...(module.clientMiddleware && { middleware: module.clientMiddleware }),
    };
  });

function Screen({ component }: { component: RouteModule['default'] }) {
  return createElement(component, {
    loaderData: useLoaderData(),
    actionData: useActionData(),
    params: useParams(),
    matches: useMatches(),
  });
}

function Frame() {
  return (
    <>
      <Root />
      <PendingBar />
      <ViewWatch />
      <SessionMark />
      <News />
    </>
  );
}

function Problem() {
  return <ErrorBoundary error={useRouteError()} params={{}} />;
}

export interface Opened {
  server: FakeServer;
  /** Goes to another address of the app, as a link does. */
  go: (path: string) => Promise<void>;
  /** Opens the screen anew, as a reload does. */
  reload: () => Promise<void>;
}

let close: (() => Promise<void>) | undefined;

/** Opens a screen of the web app with a fake server behind it. Pass `isVisitor` for somebody who is not logged in. */
export async function open(
  path: string,
  answers: Answers = [],
  { isVisitor = false, delays }: { isVisitor?: boolean; delays?: readonly number[] } = {},
): Promise<Opened> {
  await close?.();
  const server = new FakeServer(answers, delays);
  const stopListening = server.listen();
  // A new one each time: the app remembers by it what it knows of an account.
  if (!isVisitor) storeToken(crypto.randomUUID());
  history.replaceState(null, '', path);
  // Takes tokens out of the address.
  document.head.append(Object.assign(document.createElement('script'), { textContent: bootScript }));
  let screen = await openHere();
  close = async () => {
    close = undefined;
    await screen.leave();
    stopListening();
    expect(server.unanswered, 'calls without an answer').toEqual([]);
  };
  const reload = async () => {
    await screen.leave();
    screen = await openHere();
  };
  return { server, go: (to) => screen.router.navigate(to), reload };
}

async function openHere() {
  const router = createBrowserRouter([
    { Component: Frame, ErrorBoundary: Problem, HydrateFallback, children: routesFrom(table) },
  ]);
  const { unmount } = await render(<RouterProvider router={router} />);
  const leave = async () => {
    await unmount();
    router.dispose();
  };
  return { router, leave };
}

export const closeScreen = async (): Promise<void> => close?.();
