import { messages } from '@pawsume/contract/messages';
import { PROSE_LIMITS, type Prose, proseInput, saveProse } from '@pawsume/contract/resumes';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { explainWith } from '~/api/message-of.ts';
import { useSend } from '~/api/or-login.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { Notice } from '~/ui/notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { useGoBack } from './use-go-back.ts';
import { useProseDraft } from './use-prose-draft.ts';

const FIELDS = [
  { name: 'one_liner_description', label: 'One-liner description', limit: PROSE_LIMITS.one_liner, rows: 2 },
  { name: 'rewritten_pet_description', label: 'Rewritten pet description', limit: PROSE_LIMITS.pet, rows: 8 },
  { name: 'rewritten_owner_description', label: 'Rewritten owner description', limit: PROSE_LIMITS.owner, rows: 6 },
] as const;

interface Props {
  resumeId: number;
  saved: Prose;
}

export const ProseForm = ({ resumeId, saved }: Props) => {
  const send = useSend();
  const navigate = useNavigate();
  const goBack = useGoBack(paths.resume(resumeId));
  const form = useZodForm({
    schema: proseInput,
    defaultValues: saved,
    onSubmit: async (answers) => {
      await send(saveProse, { params: { id: resumeId }, body: answers });
      draft.finish();
      toast.success(messages.resumes.updated);
      await navigate(paths.resume(resumeId), { replace: true });
    },
    explain: explainWith(messages.resumes.updateFailed),
  });
  const draft = useProseDraft(resumeId, saved, form.rhf);
  const values = form.rhf.watch();
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      {draft.restored && <DraftNotice onDiscard={draft.discard} />}
      {FIELDS.map(({ name, label, limit, rows }) => (
        <TextArea
          key={name}
          label={label}
          rows={rows}
          hint={`${values[name].length} of ${limit} characters`}
          {...form.field(name)}
        />
      ))}
      <FormNotice form={form} />
      <FormActions
        back={
          <Button variant="ghost" onClick={goBack}>
            Back
          </Button>
        }
      >
        <Button variant="secondary" onClick={goBack}>
          Cancel
        </Button>
        <Button type="submit" loading={form.saving} loadingLabel="Saving…">
          Save Changes
        </Button>
      </FormActions>
      <AskBeforeLeaving when={draft.unsaved} />
    </form>
  );
};

const DraftNotice = ({ onDiscard }: { onDiscard: () => void }) => (
  <Notice
    tone="info"
    action={
      <Button variant="secondary" onClick={onDiscard}>
        Discard
      </Button>
    }
  >
    {messages.resumes.draftRestored}
  </Notice>
);
