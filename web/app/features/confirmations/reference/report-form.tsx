import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { MAX_WORDS, reportConfirmation } from '@pawsume/contract/confirmations';
import { type FormEvent, useState } from 'react';
import { send } from '~/api/client.ts';
import { useAttempt } from '~/api/use-attempt.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';

/** Tells administrators what is wrong with a request, or with a confirmation that somebody reads. */
export const ReportForm = ({ about }: { about: { token: string } | { report: string } }) => {
  const [reason, setReason] = useState('');
  const [thanks, setThanks] = useState<string | null>(null);
  const { busy, attempt, failure } = useAttempt();

  const report = (event: FormEvent) => {
    event.preventDefault();
    return attempt(messages.failed, async () =>
      setThanks((await send(reportConfirmation, { body: { ...about, reason } })).msg),
    );
  };
  if (thanks !== null) return <Notice tone="success">{thanks}</Notice>;
  return (
    <form noValidate onSubmit={report} className="grid gap-4">
      <p>{messages.reportExplained}</p>
      <TextArea
        label={messages.reportReason}
        maxLength={MAX_WORDS}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      <Button type="submit" variant="secondary" loading={busy} className="justify-self-start">
        {messages.report}
      </Button>
    </form>
  );
};
