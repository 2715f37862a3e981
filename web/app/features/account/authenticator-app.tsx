import { messages } from '@pawsume/contract/messages';
import { beginAuthenticator, confirmAuthenticator, removeAuthenticator } from '@pawsume/contract/second-factor';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { explainWith } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';
import { formatDay } from '~/lib/format.ts';
import { Badge } from '~/ui/badge.tsx';
import { Button } from '~/ui/button.tsx';
import { ConfirmDialog } from '~/ui/confirm-dialog.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { Notice } from '~/ui/notice.tsx';
import { QrCode } from '~/ui/qr-code.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { toast } from '~/ui/toast.ts';
import { Smartphone } from '../../ui/icons.tsx';
import { SecurityCard } from './security-card.tsx';
import type { Factors } from './use-factors.ts';

interface Props {
  /** Null where none is set up. */
  since: string | null;
  /** True if the account has no other factor. */
  isLast: boolean;
  changes: Factors;
  onCodes: (codes: string[]) => void;
}

const WHAT = 'authenticator app';

interface Begun {
  key: string;
  uri: string;
}

export const AuthenticatorApp = ({ since, isLast, changes, onCodes }: Props) => {
  const { change, changing, failure } = changes;
  const send = useSend();
  const [begun, setBegun] = useState<Begun | null>(null);
  const begin = () => change({ what: WHAT, begin: async (body) => setBegun(await send(beginAuthenticator, { body })) });
  const [asking, setAsking] = useState(false);
  const remove = () => {
    setAsking(false);
    return change({
      what: WHAT,
      begin: (body) => send(removeAuthenticator, { body }),
      finish: async () => messages.factor.authenticatorRemoved,
    });
  };
  const button = {
    variant: 'secondary',
    loading: changing === WHAT,
    disabled: !!changing && changing !== WHAT,
  } as const;
  return (
    <SecurityCard
      icon={<Smartphone aria-hidden className="size-5 shrink-0 text-soft" />}
      name="Authenticator app"
      badge={<Badge tone={since ? 'leaf' : 'plain'}>{since ? `Since ${formatDay(since)}` : 'Not set up'}</Badge>}
      about="An app on your phone shows a new code every half minute, to type in after the password."
      action={
        since ? (
          <Button {...button} onClick={() => setAsking(true)}>
            Remove the app
          </Button>
        ) : (
          !begun && (
            <Button {...button} onClick={begin}>
              Set up
            </Button>
          )
        )
      }
    >
      {failure?.what === WHAT && <Notice tone="error">{failure.message}</Notice>}
      <ConfirmDialog
        open={asking}
        question={messages.factor.removeAuthenticator}
        confirmLabel="Remove app"
        danger
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      >
        {isLast ? messages.factor.lastFactor : messages.factor.notLastFactor}
      </ConfirmDialog>
      {begun && !since && <Setup begun={begun} onCodes={onCodes} onEnd={() => setBegun(null)} />}
    </SecurityCard>
  );
};

interface SetupProps {
  begun: Begun;
  onCodes: (codes: string[]) => void;
  onEnd: () => void;
}

const Setup = ({ begun, onCodes, onEnd }: SetupProps) => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const form = useZodForm({
    schema: confirmAuthenticator.body,
    defaultValues: { code: '' },
    onSubmit: async (body) => {
      const { msg, recovery_codes } = await send(confirmAuthenticator, { body });
      if (recovery_codes) onCodes(recovery_codes);
      toast.success(msg);
      await revalidate();
      onEnd();
    },
    explain: explainWith(messages.factor.changeFailed),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5 border-t border-line pt-5">
      <p>1. In your authenticator app, scan this picture or type the key.</p>
      <div className="flex flex-wrap items-center gap-5">
        <QrCode text={begun.uri} label="QR code with the key below" />
        <p className="min-w-0 flex-1 basis-48">
          <span className="text-soft">Key</span>
          <code className="block font-semibold wrap-anywhere">{begun.key.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      </div>
      <TextInput
        label="2. Type the code that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        {...form.field('code')}
      />
      <FormNotice form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.saving}>
          Confirm
        </Button>
        <Button variant="ghost" disabled={form.saving} onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  );
};
