import { useLayoutEffect } from 'react';
import { markSession } from '~/api/session.ts';

/** Marks the document anew where React made it anew, as it does for the error page. */
export const SessionMark = () => {
  useLayoutEffect(() => {
    markSession();
  }, []);
  return null;
};
