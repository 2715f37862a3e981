import { useLayoutEffect } from 'react';
import { markSession } from '~/api/session.ts';

/** Marks the document again where React has rendered it anew, as for the error page. */
export const SessionMark = () => {
  useLayoutEffect(() => {
    markSession();
  }, []);
  return null;
};
