import { messages } from '@pawsume/contract/messages';
import { getProse, type Prose, prose, proseInput, saveProse } from '@pawsume/contract/resumes';
import { toast } from 'sonner';
import { explainWith } from '~/api/message-of.ts';
import { proseDraftKey } from '~/api/prose-draft-key.ts';
import { useSend } from '~/api/use-send.ts';
import type { SavedAnswers } from '~/forms/answers.ts';
import { useKeptForm } from '~/forms/use-kept-form.ts';

export interface ProseToEdit {
  resumeId: number;
  stored: SavedAnswers<Prose>;
}

/** A résumé's text as a form that is kept. */
export const useProseForm = ({ resumeId, stored }: ProseToEdit, labels: Record<keyof Prose, string>) => {
  const send = useSend();
  const params = { id: resumeId };
  return useKeptForm({
    schema: proseInput,
    stored,
    draft: { key: proseDraftKey(resumeId), kept: prose },
    labels,
    onSave: (text, version) => send(saveProse, { params, body: { ...text, version } }),
    reload: async () => {
      const { version, pet_id: _pet, sentences: _sentences, ...values } = await send(getProse, { params });
      return { values, version };
    },
    explain: explainWith(messages.resumes.updateFailed),
    onSaved: () => toast.success(messages.resumes.updated),
  });
};
