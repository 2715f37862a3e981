import { useState } from 'react';
import { useNavigate } from 'react-router';
import { acceptArrival, refuseArrival } from '~/api/arrival.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';

/** Asks before a sign-in link that this tab did not ask for replaces a live session. */
export const SwitchAccount = ({ username }: { username: string }) => {
  const navigate = useNavigate();
  const [switching, setSwitching] = useState(false);
  const stay = async () => {
    refuseArrival();
    await navigate(paths.profile(), { replace: true });
  };
  const change = async () => {
    setSwitching(true);
    await acceptArrival();
    await navigate(paths.profile(), { replace: true });
  };
  return (
    <Card className="grid gap-4">
      <h1 className="text-3xl">Change account?</h1>
      <p>
        You are logged in{username && ` as ${username}`}. The link you opened logs in with another sign-in. If you did
        not ask for it, stay as you are.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button disabled={switching} onClick={stay}>
          Stay logged in
        </Button>
        <Button variant="secondary" loading={switching} onClick={change}>
          Change account
        </Button>
      </div>
    </Card>
  );
};
