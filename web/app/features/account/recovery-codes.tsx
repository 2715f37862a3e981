import { BRAND } from '@pawsume/contract/brand';
import { renewRecoveryCodes } from '@pawsume/contract/second-factor';
import { useState } from 'react';
import { useBlocker } from 'react-router';
import { useSend } from '~/api/use-send.ts';
import { saveFile } from '~/lib/save-file.ts';
import { useAskBeforeClose } from '~/lib/use-ask-before-close.ts';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { Dialog } from '~/ui/dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { LifeBuoy } from '../../ui/icons.tsx';
import { SecurityCard } from './security-card.tsx';
import type { Factors } from './use-factors.ts';

interface Props {
  left: number;
  changes: Factors;
  onCodes: (codes: string[]) => void;
}

const WHAT = 'recovery codes';

export const RecoveryCodes = ({ left, changes: { change, changing, failure }, onCodes }: Props) => {
  const send = useSend();
  const [asking, setAsking] = useState(false);
  const renew = () => {
    setAsking(false);
    return change({
      what: WHAT,
      begin: async (body) => onCodes((await send(renewRecoveryCodes, { body })).recovery_codes),
    });
  };
  return (
    <SecurityCard
      icon={<LifeBuoy aria-hidden className="size-5 shrink-0 text-soft" />}
      name="Recovery codes"
      about={`For the day your phone or key is lost. Each one opens your account once. ${leftOf(left)}`}
      action={
        <Button
          variant="secondary"
          loading={changing === WHAT}
          disabled={changing !== null && changing !== WHAT}
          onClick={() => setAsking(true)}
        >
          Make new codes
        </Button>
      }
    >
      {failure?.what === WHAT && <Notice tone="error">{failure.message}</Notice>}
      <ConfirmDialog
        open={asking}
        question="Make new recovery codes?"
        confirmLabel="Make new codes"
        onConfirm={renew}
        onCancel={() => setAsking(false)}
      >
        Those you have saved before no longer work then.
      </ConfirmDialog>
    </SecurityCard>
  );
};

const leftOf = (left: number): string => {
  if (left === 0) return 'None is left.';
  return left === 1 ? 'One is left.' : `${left} are left.`;
};

/** Shows the codes, once. Only "I've saved them" closes it, and a step back in the browser does not. */
export const CodesDialog = ({ codes, onClose }: { codes: string[]; onClose: () => void }) => {
  useBlocker(true);
  useAskBeforeClose(() => true);
  const save = () =>
    saveFile(
      new Blob([`${BRAND} recovery codes\n\n${codes.join('\n')}\n`], { type: 'text/plain' }),
      'recovery-codes.txt',
    );
  return (
    <Dialog
      open
      title="Your recovery codes"
      description="Keep them where you find them without your phone. They are shown this one time."
      actions={
        <>
          <Button variant="secondary" onClick={save}>
            Save as a file
          </Button>
          <Button onClick={onClose}>I’ve saved them</Button>
        </>
      }
    >
      <ul aria-label="Recovery codes" className="grid gap-2 font-mono min-[24rem]:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
};
