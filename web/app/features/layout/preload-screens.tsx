import { useEffect } from 'react';
import { matchPath, useLocation, useNavigation } from 'react-router';

/** The screen's own files and pictures come first. In milliseconds. */
const AFTER_MS = 3000;

/** Written by the router into each page; a route's code, and the code that it imports. */
type Screen = Partial<Record<'path' | 'parentId' | 'module' | 'clientLoaderModule', string>> & { imports?: string[] };
declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, Screen> };
  }
  interface Navigator {
    connection?: { saveData: boolean };
  }
}

/** Loads the code of the screens that are one click away. They open at once then, also where the connection is lost. */
export const PreloadScreens = () => {
  const { state } = useNavigation();
  const { key } = useLocation();
  useEffect(() => {
    if (state !== 'idle' || key === '') return;
    const timer = setTimeout(loadLinked, AFTER_MS);
    return () => clearTimeout(timer);
  }, [state, key]);
  return null;
};

const asked = new Set<string>();

const loadLinked = async (): Promise<void> => {
  if (navigator.connection?.saveData) return;
  for (const file of new Set([...document.links].flatMap(filesBehind))) {
    if (asked.has(file) || !navigator.onLine) continue;
    asked.add(file);
    // Into the browser's cache only: a module that fails to load would be missing until the page is reloaded.
    await fetch(file, { priority: 'low' })
      .then((answer) => answer.arrayBuffer())
      .catch(() => asked.delete(file));
  }
};

const filesBehind = ({ origin, pathname }: HTMLAnchorElement | HTMLAreaElement): string[] => {
  if (origin !== location.origin) return [];
  const routes = window.__reactRouterManifest?.routes ?? {};
  const found = Object.values(routes).find(({ path }) => path && path !== '*' && matchPath(path, pathname));
  return [found, routes[found?.parentId ?? '']].flatMap((screen) =>
    [screen?.module, screen?.clientLoaderModule, ...(screen?.imports ?? [])].filter((file) => file !== undefined),
  );
};
