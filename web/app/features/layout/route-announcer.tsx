import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Tells screen readers which page was gone to: without a page load the browser does not. */
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

// What had the focus went with its page: the Tab key would begin anywhere.
const focusMain = () => {
  const main = document.getElementById('main');
  if (!main || document.activeElement !== document.body) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
};
