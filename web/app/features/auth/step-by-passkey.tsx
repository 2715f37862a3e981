import { beginByPasskey, finishByPasskey } from '@pawsume/contract/second-factor';
import { hasCode } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { useAttempt } from '~/api/use-attempt.ts';
import { signWithPasskey } from '~/lib/passkeys.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Fingerprint } from '../../ui/icons.tsx';
import { passkeyMessage } from './passkey-message.ts';

export interface Way {
  challenge: string;
  onDone: (token: string) => Promise<void>;
  /** The login took too long and has to begin again. */
  onOver: () => void;
}

export const StepByPasskey = ({ challenge, onDone, onOver }: Way) => {
  const { busy, attempt, failure } = useAttempt();
  const explain = (error: unknown) => {
    if (hasCode(error, 'second_factor_over')) onOver();
    return { message: passkeyMessage(error), fields: {} };
  };
  const use = () =>
    attempt(explain, async () => {
      const options = await send(beginByPasskey, { body: { challenge } });
      const passkey = await signWithPasskey(options);
      await onDone((await send(finishByPasskey, { body: { challenge, passkey } })).token);
    });
  return (
    <div className="grid gap-3">
      <Button size="large" loading={busy} onClick={use}>
        <Fingerprint aria-hidden className="size-5 shrink-0" />
        Use a passkey
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </div>
  );
};
