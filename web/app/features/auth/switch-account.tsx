import { useNavigate } from 'react-router';
import { acceptArrival, refuseArrival } from '~/api/arrival.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';

interface Props {
  /** The username of who is logged in. */
  mine: string;
  /** The username of who the link logs in. */
  theirs: string;
}

/** Asks before a login that this tab did not ask for replaces a live session of somebody else. */
export const SwitchAccount = ({ mine, theirs }: Props) => {
  const navigate = useNavigate();
  const answer = (act: () => unknown) => async () => {
    act();
    await navigate(paths.profile(), { replace: true });
  };
  return (
    <Card className="grid gap-4">
      <h1 className="text-3xl">Change account?</h1>
      <p>
        You are logged in as <strong>{mine}</strong>. The link you opened logs in as <strong>{theirs}</strong>. If you
        did not ask for it, stay as you are.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={answer(refuseArrival)}>Stay logged in</Button>
        <Button variant="secondary" onClick={answer(acceptArrival)}>
          Change account
        </Button>
      </div>
    </Card>
  );
};
