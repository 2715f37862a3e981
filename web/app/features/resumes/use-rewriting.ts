import { messages } from '@pawsume/contract/messages';
import { rewriteResume } from '@pawsume/contract/resume-text';
import { PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import { useState } from 'react';
import { messageOf } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';

type Field = keyof Prose;
/** What is written again at once. */
export type Scope = Field | 'all';

/** What came of the last time something was written again, where its owner has to know it. */
interface Outcome {
  scope: Scope;
  problem: 'failed' | 'model failed';
  message: string;
}

/** Has a résumé's text written again, whole or one field; what was written waits to be taken or left, field by field. */
export const useRewriting = (resumeId: number) => {
  const send = useSend();
  const [writing, setWriting] = useState<Scope | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [written, setWritten] = useState<Partial<Prose>>({});

  const write = async (scope: Scope) => {
    setWriting(scope);
    setOutcome(null);
    const fields = scope === 'all' ? PROSE_FIELDS : [scope];
    try {
      const { after, model_failed } = await send(rewriteResume, { params: { id: resumeId }, body: { fields } });
      setWritten((before) => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, after[field]])) }));
      if (model_failed) setOutcome({ scope, problem: 'model failed', message: messages.resumes.modelFailed });
    } catch (error) {
      setOutcome({ scope, problem: 'failed', message: messageOf(error, messages.resumes.rewriteFailed) });
    }
    setWriting(null);
  };
  const forget = (field: Field) => setWritten(({ [field]: _gone, ...rest }) => rest);

  return { writing, outcome, written, write, forget };
};

export type Rewriting = ReturnType<typeof useRewriting>;
