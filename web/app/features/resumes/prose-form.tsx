import { messages } from '@pawsume/contract/messages';
import { PROSE_LIMITS, proseInput } from '@pawsume/contract/resumes';
import { useRevalidator } from 'react-router';
import { explainWith } from '~/api/message-of.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { ConflictDialog } from '~/ui/conflict-dialog.tsx';
import { DraftNotice } from '~/ui/draft-notice.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { useGoBack } from './use-go-back.ts';
import { type SavedProse, useProseDraft } from './use-prose-draft.ts';
import { useSaveProse } from './use-save-prose.ts';

const FIELDS = [
  { name: 'one_liner_description', label: 'One-liner description', limit: PROSE_LIMITS.one_liner, rows: 2 },
  { name: 'rewritten_pet_description', label: 'Rewritten pet description', limit: PROSE_LIMITS.pet, rows: 8 },
  { name: 'rewritten_owner_description', label: 'Rewritten owner description', limit: PROSE_LIMITS.owner, rows: 6 },
] as const;

export const ProseForm = (text: SavedProse) => {
  const { resumeId, saved } = text;
  const { revalidate } = useRevalidator();
  const goBack = useGoBack(paths.resume(resumeId));
  const { save, conflict, setConflict } = useSaveProse({
    resumeId,
    begunOn: () => draft.begunOn,
    onSaved: () => draft.finish(),
  });
  const form = useZodForm({
    schema: proseInput,
    defaultValues: saved,
    onSubmit: (answers) => save(answers),
    explain: explainWith(messages.resumes.updateFailed),
  });
  const draft = useProseDraft(text, form.rhf);
  const values = form.rhf.watch();

  const keepMine = async () => {
    draft.begunOn.current = conflict?.version;
    setConflict(null);
    await form.submit();
  };
  const takeTheirs = async () => {
    draft.stepAside();
    setConflict(null);
    await revalidate();
  };

  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      {draft.restored && <DraftNotice sentence={messages.resumes.draftRestored} onDiscard={draft.discard} />}
      {draft.isAside && (
        <DraftNotice sentence={messages.resumes.setAside} onShow={draft.bringBack} onDiscard={draft.dropAside} />
      )}
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
      <ConflictDialog
        open={conflict !== null}
        title={messages.petForm.conflictTitle}
        explanation={messages.resumes.conflictExplained}
        differences={conflict ? differencesIn(conflict) : []}
        saving={form.saving}
        onKeepMine={keepMine}
        onTakeTheirs={takeTheirs}
        onClose={() => setConflict(null)}
      />
    </form>
  );
};

const differencesIn = ({ mine, theirs }: { mine: SavedProse['saved']; theirs: SavedProse['saved'] }) =>
  FIELDS.filter(({ name }) => mine[name] !== theirs[name]).map(({ name, label }) => ({
    label,
    mine: mine[name],
    theirs: theirs[name],
  }));
