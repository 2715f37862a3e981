import { logout } from '@pawsume/contract/auth';
import { useNavigate } from 'react-router';
import { paths } from '~/paths.ts';
import { send } from './client.ts';
import { clearToken } from './session.ts';
import { confirmAccount } from './whose-account.ts';

/** Logs out, and leads to the login, or to another one. It works even while the server cannot be reached. */
export const useLogOut = (to = paths.login()) => {
  const navigate = useNavigate();
  return async () => {
    send(logout).catch(() => undefined);
    clearToken();
    confirmAccount();
    await navigate(to);
  };
};
