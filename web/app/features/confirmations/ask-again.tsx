import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { askAgain, type ConfirmationRequest } from '@pawsume/contract/confirmations';
import { useState } from 'react';
import { useSend } from '~/api/use-send.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { useChange } from './use-change.ts';

interface Props {
  request: ConfirmationRequest;
  onLink: (link: string) => void;
}

/** Asks the same person again. Where their address is kept no more, it is given again. */
export const AskAgain = ({ request: { id, by, name, needs_email }, onLink }: Props) => {
  const send = useSend();
  const { change, changing, failure } = useChange();
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const label = by === 'link' ? messages.newLink : messages.askAgain;

  const ask = async () => {
    const answer = await change(() => send(askAgain, { params: { id }, body: email.trim() === '' ? {} : { email } }));
    if (answer?.link) onLink(answer.link);
    if (answer) setOpen(false);
  };
  return (
    <div className="grid gap-2">
      <Button variant="ghost" loading={changing && !open} onClick={needs_email ? () => setOpen(true) : ask}>
        {label}
      </Button>
      {failure && !open && <Notice tone="error">{failure}</Notice>}
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`${label}: ${name}`}
        actions={
          <Button loading={changing} onClick={ask}>
            {messages.send}
          </Button>
        }
      >
        <div className="grid gap-4">
          <TextInput
            label={messages.theirEmail}
            type="email"
            required
            value={email}
            hint={messages.emailHint}
            onChange={({ target }) => setEmail(target.value)}
          />
          {failure && <Notice tone="error">{failure}</Notice>}
        </div>
      </Dialog>
    </div>
  );
};
