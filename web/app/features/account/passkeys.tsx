import { messages } from '@pawsume/contract/messages';
import type { CreationOptions } from '@pawsume/contract/passkey-json';
import {
  addPasskey,
  beginPasskey,
  type Passkey,
  removePasskey,
  type SecondFactor,
} from '@pawsume/contract/second-factor';
import { useId, useState } from 'react';
import { useSend } from '~/api/use-send.ts';
import { formatDay, formatMoment } from '~/lib/format.ts';
import { makePasskey } from '~/lib/passkeys.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { Fingerprint } from '../../ui/icons.tsx';
import type { Factors } from './use-factors.ts';

interface Props {
  factors: SecondFactor;
  changes: Factors;
  onCodes: (codes: string[]) => void;
}

const ADDING = 'adding a passkey';
const removing = ({ id }: Passkey) => `removing passkey ${id}`;

export const Passkeys = ({ factors, changes, onCodes }: Props) => {
  const { failure } = changes;
  const isLast = factors.passkeys.length === 1 && factors.authenticator_since === null;
  return (
    <Card className="grid gap-5 sm:p-7">
      <div>
        <p className="flex items-center gap-3 font-semibold">
          <Fingerprint aria-hidden className="size-5 shrink-0 text-soft" />
          Passkeys
        </p>
        <p className="mt-1 text-soft">
          Sign in with your fingerprint, your face or a security key: nothing to remember, and nothing to steal.
        </p>
      </div>
      {factors.passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="divide-y divide-line">
          {factors.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} isLast={isLast} changes={changes} />
          ))}
        </ul>
      )}
      {failure?.what.includes('passkey') && <Notice tone="error">{failure.message}</Notice>}
      {factors.passkeys_available ? (
        <AddPasskey changes={changes} onCodes={onCodes} />
      ) : (
        <Notice tone="info">{messages.factor.passkeysUnavailable}</Notice>
      )}
    </Card>
  );
};

const AddPasskey = ({ changes: { change, changing }, onCodes }: Omit<Props, 'factors'>) => {
  const send = useSend();
  const [name, setName] = useState('');
  const add = () => {
    let options: CreationOptions;
    return change({
      what: ADDING,
      begin: async (body) => {
        options = await send(beginPasskey, { body });
      },
      finish: async () => {
        const passkey = await makePasskey(options);
        const { msg, recovery_codes } = await send(addPasskey, { body: { name, passkey } });
        setName('');
        if (recovery_codes) onCodes(recovery_codes);
        return msg;
      },
    });
  };
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className="min-w-0 flex-1 basis-52">
        <TextInput
          label="Name of the passkey"
          placeholder="My phone"
          maxLength={80}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <Button type="submit" variant="secondary" loading={changing === ADDING} disabled={isOther(changing, ADDING)}>
        Add a passkey
      </Button>
    </form>
  );
};

const isOther = (changing: string | null, what: string): boolean => changing !== null && changing !== what;

interface RowProps {
  passkey: Passkey;
  /** True if the account has no other factor. */
  isLast: boolean;
  changes: Factors;
}

const PasskeyRow = ({ passkey, isLast, changes: { change, changing } }: RowProps) => {
  const send = useSend();
  const [asking, setAsking] = useState(false);
  const id = useId();
  const what = removing(passkey);
  const { name, created_at, last_used_at } = passkey;
  const remove = () => {
    setAsking(false);
    return change({
      what,
      begin: (body) => send(removePasskey, { params: { id: passkey.id }, body }),
      finish: removed,
    });
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div id={id} className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-[0.9375rem] text-soft">
          <span>
            Added <time dateTime={created_at}>{formatDay(created_at)}</time>,{' '}
          </span>
          {last_used_at ? (
            <span>
              last used <time dateTime={last_used_at}>{formatMoment(last_used_at)}</time>
            </span>
          ) : (
            <span>not used yet</span>
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-describedby={id}
        loading={changing === what}
        disabled={isOther(changing, what)}
        onClick={() => setAsking(true)}
      >
        Remove
      </Button>
      <ConfirmDialog
        open={asking}
        question={messages.factor.removePasskey(name)}
        confirmLabel="Remove passkey"
        danger
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {isLast ? messages.factor.lastFactor : messages.factor.notLastFactor}
      </ConfirmDialog>
    </li>
  );
};

const removed = async () => messages.factor.passkeyRemoved;
