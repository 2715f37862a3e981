import { LogOut } from 'lucide-react';
import { useLogOut } from '~/api/use-log-out.ts';
import { Button } from '~/ui/button.tsx';

export const LogoutButton = () => (
  <Button variant="ghost" onClick={useLogOut()}>
    <LogOut aria-hidden className="size-4.5 shrink-0 text-soft" />
    Logout
  </Button>
);
