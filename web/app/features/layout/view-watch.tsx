import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { keepFocus } from '~/lib/keep-focus.ts';
import { tabTitle } from '~/lib/page-title.ts';

/**
 * Announces each change of view to screen readers and keeps the focus on the page. A browser does both only when it
 * loads a page. A view changes with the path, or with the heading below the same path.
 */
export const ViewWatch = () => {
  const { pathname } = useLocation();
  const [announced, setAnnounced] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else if (pathname) {
      setAnnounced(document.title);
      if (document.activeElement === document.body) focusOn(document.getElementById('main'));
    }
  }, [pathname]);
  useEffect(
    () =>
      keepFocus({
        viewOf: () => document.querySelector('#main h1')?.textContent ?? null,
        onView: (heading) => {
          document.title = tabTitle(heading);
          setAnnounced(document.title);
          focusOn(document.getElementById('main'));
        },
        onLost: focusOn,
      }),
    [],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
};

const focusOn = (element: HTMLElement | null) => {
  if (!element) return;
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.style.outline = 'none';
  }
  element.focus({ preventScroll: true });
};
