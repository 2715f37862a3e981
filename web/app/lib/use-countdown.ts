import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Counts down whole seconds. Answers how many are left; 0 once the time is over. */
export const useCountdown = (seconds: number): number => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * SECOND_MS;
    // Read from the clock: a tab in the background is woken late.
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, SECOND_MS / 4);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
};
