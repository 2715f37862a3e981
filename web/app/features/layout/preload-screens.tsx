import { useEffect } from 'react';
import { matchPath, useLocation, useNavigation } from 'react-router';

/** Delay that lets the screen load its own files first, in milliseconds. */
const AFTER_MS = 3000;

/** A route in the manifest that React Router puts into each page. */
type Screen = Partial<Record<'path' | 'parentId' | 'module' | 'clientLoaderModule', string>> & { imports?: string[] };
declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, Screen> };
  }
  interface Navigator {
    connection?: { saveData: boolean };
  }
}

/** Preloads the code of all linked screens. They open at once then, even without a connection. */
export const PreloadScreens = () => {
  const { state } = useNavigation();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location has its own links
  useEffect(() => {
    if (state !== 'idle') return;
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
    // `modulepreload` would remember a failed module until the page is reloaded; the HTTP cache does not.
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
