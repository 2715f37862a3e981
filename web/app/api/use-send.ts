import type { Call } from '@pawsume/contract/call';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '~/paths.ts';
import { hasStatus } from './api-error.ts';
import { type Rest, send } from './client.ts';
import { clearToken } from './session.ts';

/** In an event handler of a protected screen: `send`, but a 401 leads to the login screen. It still throws. */
export const useSend = (): typeof send => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    async <const C extends Call>(call: C, ...rest: Rest<C>) => {
      try {
        return await send(call, ...rest);
      } catch (error) {
        if (hasStatus(error, 401)) {
          clearToken();
          await navigate(paths.login({ next: pathname + search }));
        }
        throw error;
      }
    },
    [navigate, pathname, search],
  );
};
