import type { Call } from '@pawsume/contract/call';
import { useCallback } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router';
import { paths } from '~/paths.ts';
import { hasStatus } from './api-error.ts';
import { type Rest, send } from './client.ts';
import { clearToken } from './session.ts';

const pathIn = (url: string): string => {
  const { pathname, search } = new URL(url);
  return pathname + search;
};

/** Where somebody who must log in first is sent: to the login screen, and back afterwards. */
export const toLogin = (request: Request): Response => redirect(paths.login({ next: pathIn(request.url) }));

/**
 * In a clientLoader: waits for calls; a 401 ends the dead session and leads to the login screen.
 * Other failures are the screen's to show.
 */
export const orLogin = async <T>(request: Request, answer: Promise<T>): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (!hasStatus(error, 401)) throw error;
    clearToken();
    throw toLogin(request);
  }
};

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
