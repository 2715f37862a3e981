import { messages } from '@pawsume/contract/messages';
import { useEffect, useState } from 'react';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

interface Props {
  unsaved: boolean;
  /** Whether this device keeps what is typed. */
  keepsDraft: boolean;
  /** Whether a save said already that there is no connection. */
  isTold: boolean;
  saving: boolean;
  onSave: () => void;
}

/** Says that the connection is lost, and that it is back. */
export const ConnectionNotice = ({ unsaved, keepsDraft, isTold, saving, onSave }: Props) => {
  const connection = useConnection();
  if (connection === 'steady') return null;
  if (connection === 'lost') {
    return !isTold && <Notice tone="info">{keepsDraft ? messages.forms.offline : messages.forms.offlineUnkept}</Notice>;
  }
  return (
    <Notice
      tone="success"
      action={
        unsaved && (
          <Button variant="secondary" loading={saving} onClick={onSave}>
            Save now
          </Button>
        )
      }
    >
      {messages.forms.onlineAgain}
    </Notice>
  );
};

/** `back` after it was lost while the screen was open. */
const useConnection = (): 'steady' | 'lost' | 'back' => {
  const [connection, setConnection] = useState<'steady' | 'lost' | 'back'>(navigator.onLine ? 'steady' : 'lost');
  useEffect(() => {
    const lost = () => setConnection('lost');
    const back = () => setConnection('back');
    addEventListener('offline', lost);
    addEventListener('online', back);
    return () => {
      removeEventListener('offline', lost);
      removeEventListener('online', back);
    };
  }, []);
  return connection;
};
