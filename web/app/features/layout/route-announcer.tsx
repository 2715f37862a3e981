import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Tells screen readers that the page has changed: without a page load the browser does not. */
export const RouteAnnouncer = () => {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else if (pathname) {
      setTitle(document.title);
      focusMain();
    }
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
};

// The element with the focus went with its page, so the Tab key would start somewhere arbitrary.
const focusMain = () => {
  const main = document.getElementById('main');
  if (!main || document.activeElement !== document.body) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
};
