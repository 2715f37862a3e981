import type { AnswerOf } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { rewriteResume } from '@pawsume/contract/resume-text';
import { useState } from 'react';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';

/** Has all texts of a résumé written again; nothing is stored before its owner has chosen. */
export const useWritingAgain = (resumeId: number) => {
  const send = useSend();
  const [writing, setWriting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [written, setWritten] = useState<AnswerOf<typeof rewriteResume> | null>(null);

  const writeAgain = async () => {
    setWriting(true);
    setFailure(null);
    try {
      setWritten(await send(rewriteResume, { params: { id: resumeId } }));
    } catch (error) {
      setFailure(messageOf(error, messages.resumes.rewriteFailed));
    }
    setWriting(false);
  };
  return { writing, failure, written, writeAgain, close: () => setWritten(null) };
};
