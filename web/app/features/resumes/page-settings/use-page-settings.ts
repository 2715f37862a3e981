import { messages } from '@pawsume/contract/messages';
import { changePageSettings, type PageSettings, type PageSettingsInput } from '@pawsume/contract/page-settings';
import { useOptimistic, useState, useTransition } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';

/** The settings of a résumé's page: a change shows at once, and the page follows it. */
export const usePageSettings = (resumeId: number, stored: PageSettings) => {
  const send = useSend();
  const { revalidate } = useRevalidator();
  const [changing, startChange] = useTransition();
  const [settings, show] = useOptimistic(stored, withChange);
  const [failure, setFailure] = useState<string | null>(null);
  const [hasNewReader, setNewReader] = useState(false);

  const change = (input: PageSettingsInput) =>
    startChange(async () => {
      show(input);
      setFailure(null);
      try {
        await send(changePageSettings, { params: { id: resumeId }, body: input });
        if (input.purpose) setNewReader(true);
        await revalidate();
      } catch (error) {
        setFailure(messageOf(error, messages.page.notChanged));
      }
    });

  return { settings, changing, failure, hasNewReader, forgetNewReader: () => setNewReader(false), change };
};

const withChange = (before: PageSettings, { purpose, shown, ...look }: PageSettingsInput): PageSettings => ({
  ...before,
  ...look,
  purpose: purpose ?? before.purpose,
  shown: { ...before.shown, ...shown },
});
