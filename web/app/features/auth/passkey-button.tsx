import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { settingHere } from '~/api/setting-here.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { Fingerprint } from '../../ui/icons.tsx';
import { logInByPasskey } from './log-in-by-passkey.ts';
import { passkeyMessage } from './passkey-message.ts';
import { useOfferedPasskeys } from './use-offered-passkeys.ts';

interface Props {
  /** Where to go once logged in. */
  next: string;
  /** Has the browser offer passkeys in the username field too, if that is beside it. */
  autofill?: boolean;
}

/** The way in without a password; nothing where browsers take no passkeys. */
export const PasskeyButton = (props: Props) => (settingHere().passkeys ? <Offered {...props} /> : null);

const Offered = ({ next, autofill = false }: Props) => {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const go = useCallback(() => navigate(next, { replace: true }), [navigate, next]);
  const fail = useCallback((error: unknown) => setFailure(passkeyMessage(error)), []);
  useOfferedPasskeys({ wanted: autofill && !busy && failure === null, onDone: go, onFailure: fail });
  const logIn = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await logInByPasskey();
      await go();
    } catch (error) {
      fail(error);
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="secondary" size="large" loading={busy} onClick={logIn} className="w-full">
        <Fingerprint aria-hidden className="size-5 shrink-0" />
        Sign in with a passkey
      </Button>
      {failure && <Notice tone="error">{failure}</Notice>}
    </>
  );
};
