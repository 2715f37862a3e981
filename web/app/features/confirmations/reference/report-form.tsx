import { confirmationMessages as messages } from '@pawsume/contract/confirmation-messages';
import { MAX_WORDS, reportConfirmation } from '@pawsume/contract/confirmations';
import { type FormEvent, useState } from 'react';
import { send } from '~/api/client.ts';
import { messageOf } from '~/api/message-of.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';

/** Tells administrators what is wrong with a request, or with a confirmation that somebody reads. */
export const ReportForm = ({ about }: { about: { token: string } | { report: string } }) => {
  const [reason, setReason] = useState('');
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; message: string } | null>(null);

  const report = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    try {
      const { msg } = await send(reportConfirmation, { body: { ...about, reason } });
      setOutcome({ tone: 'success', message: msg });
    } catch (error) {
      setOutcome({ tone: 'error', message: messageOf(error, messages.failed) });
    } finally {
      setSending(false);
    }
  };
  if (outcome?.tone === 'success') return <Notice tone="success">{outcome.message}</Notice>;
  return (
    <form noValidate onSubmit={report} className="grid gap-4">
      <p>{messages.reportExplained}</p>
      <TextArea
        label={messages.reportReason}
        maxLength={MAX_WORDS}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {outcome && <Notice tone="error">{outcome.message}</Notice>}
      <Button type="submit" variant="secondary" loading={sending} className="justify-self-start">
        {messages.report}
      </Button>
    </form>
  );
};
