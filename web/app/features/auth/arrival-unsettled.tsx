import { useRevalidator } from 'react-router';
import { refuseArrival } from '~/api/arrival.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { Notice } from '~/ui/notice.tsx';

/** A login that could not be finished, as without a connection: nothing happens until the person decides. */
export const ArrivalUnsettled = ({ message }: { message: string }) => {
  const { revalidate, state } = useRevalidator();
  const giveUp = () => {
    refuseArrival();
    return revalidate();
  };
  return (
    <Card className="grid gap-5">
      <h1 className="text-3xl">Almost logged in</h1>
      <Notice tone="error">{message}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button loading={state === 'loading'} onClick={revalidate}>
          Try again
        </Button>
        <Button variant="secondary" disabled={state === 'loading'} onClick={giveUp}>
          Log in another way
        </Button>
      </div>
    </Card>
  );
};
