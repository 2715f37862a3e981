import { logout } from '@pawsume/contract/auth';
import { LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { send } from '~/api/client.ts';
import { clearToken } from '~/api/session.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';

export const LogoutButton = () => {
  const navigate = useNavigate();
  const logOut = async () => {
    // Somebody who wants out gets out, even while the server cannot be reached.
    send(logout).catch(() => undefined);
    clearToken();
    await navigate(paths.login());
  };
  return (
    <Button variant="ghost" onClick={logOut}>
      <LogOut aria-hidden className="size-4.5 shrink-0 text-soft" />
      Logout
    </Button>
  );
};
