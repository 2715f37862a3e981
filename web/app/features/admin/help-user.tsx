import { type AdminUser, exportUserData, removeSecondFactor, sendUserLetter } from '@pawsume/contract/admin';
import type { BodyToSend } from '@pawsume/contract/call';
import { helpMessages } from '@pawsume/contract/help-messages';
import { messages } from '@pawsume/contract/messages';
import { type ReactNode, useId, useState } from 'react';
import { send } from '~/api/client.ts';
import { saveFile } from '~/lib/save-file.ts';
import { Button } from '~/ui/button.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { LifeBuoy } from '../../ui/icons.tsx';
import { ChangeEmail, DeleteUser } from './help-forms.tsx';
import { RowButton } from './row-button.tsx';
import { useChange } from './use-change.ts';

interface Props {
  user: AdminUser;
  /** The element that names the user. */
  describedBy: string;
}

/** What an administrator can do for somebody who cannot log in. */
export const HelpUser = ({ user, describedBy }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <RowButton Icon={LifeBuoy} label="Help this person" describedBy={describedBy} onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onClose={close}
        title="Help this person"
        description={<span className="wrap-anywhere">{[user.username, user.email].filter(Boolean).join(' · ')}</span>}
      >
        <Choices user={user} onDone={close} />
      </Dialog>
    </>
  );
};

const Choices = ({ user, onDone }: { user: AdminUser; onDone: () => void }) => {
  const params = { id: user.id };
  const download = async () => {
    saveFile(await send(exportUserData, { params }), `data-of-user-${user.id}.zip`);
    return { msg: helpMessages.exported };
  };
  const mail = (letter: BodyToSend<typeof sendUserLetter>['letter']) => () =>
    send(sendUserLetter, { params, body: { letter } });
  return (
    <div className="grid gap-3">
      <Choice failed={helpMessages.exportFailed} act={download} onDone={onDone}>
        Download their data
      </Choice>
      <Unfolding label="Change email address…">
        <ChangeEmail user={user} onDone={onDone} />
      </Unfolding>
      <Choice failed={messages.password.mailFailed} act={mail('confirm-email')} onDone={onDone}>
        Send confirmation letter again
      </Choice>
      <Choice failed={messages.password.mailFailed} act={mail('reset-password')} onDone={onDone}>
        Send a link to set a new password
      </Choice>
      <Unfolding label="Remove second factor…">
        <div className="grid gap-5">
          <p>{helpMessages.factorExplained}</p>
          <Choice failed={helpMessages.factorFailed} act={() => send(removeSecondFactor, { params })} onDone={onDone}>
            Remove second factor
          </Choice>
        </div>
      </Unfolding>
      <Unfolding label="Delete account…">
        <DeleteUser user={user} onDone={onDone} />
      </Unfolding>
    </div>
  );
};

interface ChoiceProps {
  /** What to say if it fails without a reason. */
  failed: string;
  act: () => Promise<{ msg: string }>;
  onDone: () => void;
  children: string;
}

const Choice = ({ failed, act, onDone, children }: ChoiceProps) => {
  const { change, busy, failure } = useChange();
  const choose = async () => {
    if (await change(failed, act)) onDone();
  };
  return (
    <>
      <Button variant="secondary" loading={busy} onClick={choose}>
        {children}
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
};

const Unfolding = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {label}
      </Button>
      <div id={id} hidden={!isOpen} className="rounded-2xl bg-leaf-tint p-4">
        {isOpen && children}
      </div>
    </>
  );
};
