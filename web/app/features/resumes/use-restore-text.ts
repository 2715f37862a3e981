import { messages } from '@pawsume/contract/messages';
import { restoreVersion } from '@pawsume/contract/resume-text';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';
import { paths } from '~/paths.ts';
import { toast } from '~/ui/toast.ts';

/** Brings an earlier text of a résumé back, in place of the version that its owner sees, and shows the page with it. */
export const useRestoreText = (resumeId: number, baseVersion: number | undefined) => {
  const send = useSend();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [restoring, setRestoring] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  const restore = async (version: number) => {
    setRestoring(version);
    setFailure(null);
    try {
      const params = { id: resumeId, version: String(version) };
      const { msg } = await send(restoreVersion, { params, body: { version: baseVersion } });
      toast.success(msg);
      await navigate(paths.resume(resumeId));
    } catch (error) {
      setFailure(messageOf(error, messages.resumes.textNotRestored));
      await revalidate();
    }
    setRestoring(null);
  };

  return { restoring, failure, restore };
};
