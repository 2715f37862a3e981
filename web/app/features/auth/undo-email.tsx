import { undoEmail } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { hasStatus } from '~/api/api-error.ts';
import { send } from '~/api/client.ts';
import { dropMailedToken, keepMailedToken } from '~/api/mailed-token.ts';
import { messageOf } from '~/api/message-of.ts';
import { clearToken } from '~/api/session.ts';
import { useAttempt } from '~/api/use-attempt.ts';
import { paths, patterns } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';

/** Asks before an earlier address is put back: that logs everybody out. Then leads to a new password. */
export const UndoEmail = ({ token }: { token: string }) => {
  const navigate = useNavigate();
  const { busy, attempt, failure } = useAttempt();
  const [isOver, setIsOver] = useState(false);

  const undo = () =>
    attempt(explain, async () => {
      const { reset_token } = await send(undoEmail, { body: { token } });
      clearToken();
      dropMailedToken(patterns.undoEmail);
      keepMailedToken(patterns.resetPassword, reset_token);
      await navigate(paths.resetPassword({ notice: 'email-restored' }), { replace: true });
    });
  const explain = (error: unknown) => {
    if (hasStatus(error, 400)) {
      dropMailedToken(patterns.undoEmail);
      setIsOver(true);
    }
    const { noConnection } = messages.common;
    return {
      message: hasStatus(error, 0) ? noConnection : messageOf(error, messages.account.undoFailed),
      fields: {},
    };
  };

  if (isOver) return <UndoTooLate />;
  return (
    <div className="grid gap-6">
      <p>
        The email address of your account was changed. If that was not you, put your own address back: everybody is
        logged out, and you choose a new password. Passkeys, authenticator apps, recovery codes and Google accounts that
        were added after the change are removed.
      </p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <Button loading={busy} onClick={undo}>
          Put my address back
        </Button>
        <ButtonLink to={paths.landing()} variant="ghost">
          It was me
        </ButtonLink>
      </div>
    </div>
  );
};

/** What a link that is used up or too old leads to. */
export const UndoTooLate = () => (
  <Notice
    tone="error"
    action={
      <ButtonLink to={paths.forgotPassword()} variant="secondary">
        Ask for a new password
      </ButtonLink>
    }
  >
    {messages.account.undoTooLate}
  </Notice>
);
