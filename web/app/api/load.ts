import { redirect } from 'react-router';
import { paths } from '~/paths.ts';
import { ApiError } from './api-error.ts';
import { clearToken } from './session.ts';

/**
 * In a clientLoader: waits for calls. A 401 ends the dead session and leads to the login screen; every other failure is the
 * screen's to show, and says `failed` where the server gives no reason.
 */
export const load = async <T>(request: Request, answer: Promise<T>, failed?: string): Promise<T> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) {
      clearToken();
      throw toLogin(request);
    }
    if (failed === undefined || error.reason) throw error;
    const { status, code, fields } = error;
    throw new ApiError({ status, code, fields, reason: failed }, error);
  }
};

/** Where somebody who must log in first is sent: to the login screen, and back afterwards. */
export const toLogin = (request: Request): Response => {
  const { pathname, search } = new URL(request.url);
  return redirect(paths.login({ next: pathname + search }));
};
