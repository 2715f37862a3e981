import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in CSS pixels, kept up to date; 0 before it is known. */
export const useWidth = (element: RefObject<HTMLElement | null>): number => {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const found = element.current;
    if (!found) return;
    setWidth(found.clientWidth);
    const observer = new ResizeObserver(() => setWidth(found.clientWidth));
    observer.observe(found);
    return () => observer.disconnect();
  }, [element]);
  return width;
};
