import { messages } from '@pawsume/contract/messages';
import { type Prose, rewriteResume } from '@pawsume/contract/resumes';
import { useState } from 'react';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';

interface Written {
  text: string;
  modelFailed: boolean;
}

/** Has one field of a résumé's text written again; what was written waits to be taken or left. */
export const useWriteField = (resumeId: number, field: keyof Prose) => {
  const send = useSend();
  const [writing, setWriting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [written, setWritten] = useState<Written | null>(null);

  const write = async () => {
    setWriting(true);
    setFailure(null);
    setWritten(null);
    try {
      const answer = await send(rewriteResume, { params: { id: resumeId }, body: { fields: [field] } });
      setWritten({ text: answer.after[field], modelFailed: answer.model_failed });
    } catch (error) {
      setFailure(messageOf(error, messages.resumes.rewriteFailed));
    }
    setWriting(false);
  };

  return { writing, failure, written, write, close: () => setWritten(null) };
};
