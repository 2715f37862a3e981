import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { declineConfirmation } from '@pawsume/contract/confirmations';
import { useState } from 'react';
import { send } from '~/api/client.ts';
import { useAttempt } from '~/api/use-attempt.ts';
import { Button } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';

interface Props {
  token: string;
  /** Takes back what was said. */
  isAnswered: boolean;
  /** The letter's own link for it was followed. */
  asksAtOnce?: boolean;
  onOver: (sentence: string) => void;
}

/** Declines, or takes all back, after a question. */
export const DeclineButton = ({ token, isAnswered, asksAtOnce = false, onOver }: Props) => {
  const [asking, setAsking] = useState(asksAtOnce);
  const [neverAgain, setNeverAgain] = useState(asksAtOnce);
  const { busy, attempt, failure } = useAttempt();
  const decline = () =>
    attempt(messages.failed, async () =>
      onOver((await send(declineConfirmation, { body: { token, never_again: neverAgain } })).msg),
    );
  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {isAnswered ? messages.takeBack : messages.decline}
      </Button>
      <ConfirmDialog
        open={asking}
        question={isAnswered ? messages.takeBackQuestion : messages.declineQuestion}
        confirmLabel={isAnswered ? messages.takeBack : messages.decline}
        danger
        loading={busy}
        error={failure}
        onConfirm={decline}
        onCancel={() => setAsking(false)}
      >
        <p>{isAnswered ? messages.takeBackExplained : messages.declineExplained}</p>
        <Checkbox
          label={messages.neverAgainBox}
          checked={neverAgain}
          onChange={({ target }) => setNeverAgain(target.checked)}
        />
      </ConfirmDialog>
    </>
  );
};
