import type { AnswerOf } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { rewriteResume } from '@pawsume/contract/resume-text';
import { useState } from 'react';
import { useAttempt } from '~/api/use-attempt.ts';
import { useSend } from '~/api/use-send.ts';

/** Has all texts of a résumé written again; nothing is stored before its owner has chosen. */
export const useWritingAgain = (resumeId: number) => {
  const send = useSend();
  const { busy, attempt, failure } = useAttempt();
  const [written, setWritten] = useState<AnswerOf<typeof rewriteResume> | null>(null);
  const writeAgain = () =>
    attempt(messages.resumes.rewriteFailed, async () =>
      setWritten(await send(rewriteResume, { params: { id: resumeId } })),
    );
  return { writing: busy, failure, written, writeAgain, close: () => setWritten(null) };
};
