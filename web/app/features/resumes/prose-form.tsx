import { messages } from '@pawsume/contract/messages';
import { PROSE_FIELDS, PROSE_LIMITS, type Sentence } from '@pawsume/contract/resumes';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ConnectionNotice } from '~/forms/connection-notice.tsx';
import { KeptForm } from '~/forms/kept-form.tsx';
import { saveStatus } from '~/forms/save-status.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { TextArea } from '~/ui/text-area.tsx';
import { PROSE_LABELS } from './prose-labels.ts';
import { SentenceSources } from './sentence-sources.tsx';
import { useCheckedSentences } from './use-checked-sentences.ts';
import { type ProseToEdit, useProseForm } from './use-prose-form.ts';
import { WriteField } from './write-field.tsx';

const FIELDS = [
  { name: 'one_liner_description', limit: PROSE_LIMITS.one_liner, rows: 2 },
  { name: 'rewritten_pet_description', limit: PROSE_LIMITS.pet, rows: 8 },
  { name: 'rewritten_owner_description', limit: PROSE_LIMITS.owner, rows: 6 },
] as const;

/** The key of a page that was opened by its address: there is nothing of ours behind it. */
const FIRST_PAGE = 'default';

interface Props extends ProseToEdit {
  petId: number | null;
  /** Of the text as it was loaded. */
  sentences: readonly Sentence[];
}

export const ProseForm = ({ petId, sentences, ...text }: Props) => {
  const { resumeId } = text;
  const state = useProseForm(text, PROSE_LABELS);
  const { form, keepsDraft, savedAt } = state;
  const navigate = useNavigate();
  const goBack = useGoBack(paths.resume(resumeId));
  const [leaving, setLeaving] = useState(false);
  const values = form.rhf.watch();
  // A server that counts no versions writes no field again, and checks no text.
  const isOurs = text.stored.version !== undefined;
  const isChanged = PROSE_FIELDS.some((field) => values[field] !== text.stored.values[field]);
  const checked = useCheckedSentences({ resumeId, text: values, isChanged: isOurs && isChanged, loaded: sentences });

  const save = async () => {
    if (!(await state.save())) return;
    setLeaving(true);
    await navigate(paths.resume(resumeId), { replace: true });
    setLeaving(false);
  };

  return (
    <KeptForm state={state} wording={messages.resumes} onSave={save} className="grid gap-6">
      {FIELDS.map(({ name, limit, rows }) => (
        <div key={name} className="grid gap-2">
          <TextArea
            label={PROSE_LABELS[name]}
            rows={rows}
            hint={`${values[name].length} of ${limit} characters`}
            {...form.field(name)}
          />
          {isOurs && (
            <>
              <SentenceSources
                petId={petId}
                sentences={checked.filter(
                  ({ field, text }) => field === name && onOneLine(values[name]).includes(text),
                )}
              />
              <WriteField
                resumeId={resumeId}
                field={name}
                text={values[name]}
                onTake={(taken) => state.take(name, taken)}
              />
            </>
          )}
        </div>
      ))}
      <FormNotice form={form} />
      <ConnectionNotice
        unsaved={form.dirty}
        keepsDraft={keepsDraft}
        isTold={form.notice.message !== null}
        saving={form.saving}
        onSave={save}
      />
      <FormActions
        back={
          <Button variant="ghost" onClick={goBack}>
            Back
          </Button>
        }
        status={saveStatus({ dirty: form.dirty, keepsDraft, savedAt })}
      >
        <Button variant="secondary" onClick={goBack}>
          Cancel
        </Button>
        <Button type="submit" loading={form.saving || leaving} loadingLabel="Saving…">
          Save Changes
        </Button>
      </FormActions>
    </KeptForm>
  );
};

/** As sentences are told of a text: with one space between words. */
const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Goes back to where somebody came from, or to `otherwise`. */
const useGoBack = (otherwise: string) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === FIRST_PAGE ? navigate(otherwise) : navigate(-1));
};
