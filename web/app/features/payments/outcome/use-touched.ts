import { useEffect, useReducer } from 'react';

/** Whether somebody has used a key, or the pointer over an element that gets `over`. A pointer that rests uses nothing. */
export const useTouched = () => {
  const [isTouched, touch] = useReducer(() => true, false);
  useEffect(() => {
    const leaving = new AbortController();
    addEventListener('keydown', touch, { signal: leaving.signal });
    return () => leaving.abort();
  }, []);
  return { isTouched, over: { onPointerMove: touch, onPointerDown: touch, onFocus: touch } };
};
