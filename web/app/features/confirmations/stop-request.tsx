import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { type ConfirmationRequest, stopConfirmation } from '@pawsume/contract/confirmations';
import { useState } from 'react';
import { useSend } from '~/api/use-send.ts';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { useChange } from './use-change.ts';

/** Ends a request, after a question: what was said is gone then. */
export const StopRequest = ({ request: { id, name } }: { request: ConfirmationRequest }) => {
  const send = useSend();
  const { change, changing, failure } = useChange();
  const [asking, setAsking] = useState(false);
  const stop = async () => {
    if (await change(() => send(stopConfirmation, { params: { id } }))) setAsking(false);
  };
  return (
    <>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {messages.stop}
        <span className="sr-only">: {name}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        question={messages.stopQuestion(name)}
        confirmLabel={messages.stop}
        danger
        loading={changing}
        error={failure}
        onConfirm={stop}
        onCancel={() => setAsking(false)}
      >
        {messages.stopExplained}
      </ConfirmDialog>
    </>
  );
};
