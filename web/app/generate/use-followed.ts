import { useEffect, useRef } from 'react';

/** Left free below what is followed; in pixels. */
const MARGIN = 24;

/** A scrolling box that keeps the last sentence in sight as long as nobody scrolls up in it. */
export const useFollowed = (sentences: readonly unknown[]) => {
  const box = useRef<HTMLElement>(null);
  const followedTo = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is added.
  useEffect(() => {
    const { current } = box;
    const last = [...(current?.querySelectorAll<HTMLElement>('[data-sentence]') ?? [])].at(-1);
    if (!current || !last || current.scrollTop < followedTo.current) return;
    const bottom = last.getBoundingClientRect().bottom - current.getBoundingClientRect().bottom + MARGIN;
    if (bottom > 0) current.scrollTop += bottom;
    followedTo.current = current.scrollTop;
  }, [sentences]);
  return box;
};
