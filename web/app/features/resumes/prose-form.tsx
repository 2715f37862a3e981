import { messages } from '@pawsume/contract/messages';
import type { Sentence } from '@pawsume/contract/resume-text';
import { PROSE_FIELDS, type Prose } from '@pawsume/contract/resumes';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { ConnectionNotice } from '~/forms/connection-notice.tsx';
import { KeptForm } from '~/forms/kept-form.tsx';
import { saveStatus } from '~/forms/save-status.ts';
import { useAskedField } from '~/forms/use-asked-field.ts';
import { cx } from '~/lib/cx.ts';
import { useMediaQuery } from '~/lib/use-media-query.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Card } from '~/ui/card.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { ViewSwitch } from '~/ui/view-switch.tsx';
import { PlacesToEdit } from './drawn-page/places-to-edit.tsx';
import { PageWhileTyping } from './page-while-typing.tsx';
import { ProseField } from './prose-field.tsx';
import { PROSE_LABELS } from './prose-labels.ts';
import { isWithinLimits } from './prose-sizes.ts';
import { RewriteButton } from './rewrite-button.tsx';
import { useCheckedSentences } from './use-checked-sentences.ts';
import { type ProseToEdit, useProseForm } from './use-prose-form.ts';
import { useRewriting } from './use-rewriting.ts';

interface TwoViews extends TextOrPage {
  text: ReactNode;
  page: ReactNode;
}

/** A text and the page it stands on: side by side where there is room, else one or the other. */
const TextAndPage = ({ isWide, view, setView, text, page }: TwoViews) => {
  return (
    <>
      {!isWide && <ViewSwitch views={VIEWS} view={view} onView={setView} />}
      <div className="grid items-start gap-8 lg:grid-cols-[34rem_1fr]">
        {/* What is typed stays where it is: the form is never taken away, only out of sight. */}
        <div className={cx(!isWide && view === 'Page' && 'hidden')}>{text}</div>
        {/* As high as the window, so that all of it is seen. Where that is too low, it stays at its place. */}
        {(isWide || view === 'Page') && (
          <div className="w-full justify-self-center lg:max-w-[max(24rem,(100dvh-6.75rem)*210/297)] lg:[@media(min-height:41rem)]:sticky lg:[@media(min-height:41rem)]:top-21">
            {page}
          </div>
        )}
      </div>
    </>
  );
};

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
  const rewriting = useRewriting(resumeId);
  const navigate = useNavigate();
  const goBack = useGoBack(paths.resume(resumeId));
  const views = useTextOrPage();
  const [leaving, setLeaving] = useState(false);
  useAskedField((name) => form.rhf.setFocus(name), PROSE_FIELDS);
  const values = form.rhf.watch();
  // A server that counts no versions writes no field again, and checks no text.
  const isOurs = text.stored.version !== undefined;
  const isChanged = PROSE_FIELDS.some((field) => values[field] !== text.stored.values[field]);
  const checked = useCheckedSentences({
    resumeId,
    text: values,
    isChanged: isOurs && isChanged && isWithinLimits(values),
    loaded: sentences,
  });

  const save = async () => {
    if (!(await state.save())) return;
    setLeaving(true);
    await navigate(paths.resume(resumeId), { replace: true });
    setLeaving(false);
  };

  const fields = (
    <KeptForm state={state} wording={messages.resumes} onSave={save} className="grid gap-6">
      {isOurs && (
        <div className="grid gap-2">
          <RewriteButton rewriting={rewriting} scope="all">
            Write all three again
          </RewriteButton>
        </div>
      )}
      {PROSE_FIELDS.map((name) => (
        <ProseField
          key={name}
          name={name}
          text={values[name]}
          state={state}
          petId={petId}
          sentences={checked}
          rewriting={isOurs ? rewriting : null}
        />
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
  const showField = (field: keyof Prose) => {
    // Only what is in sight takes the focus.
    flushSync(() => views.setView('Text'));
    form.rhf.setFocus(field);
  };
  const page = (
    <PageWhileTyping resumeId={resumeId} text={values}>
      {(places) => (
        <PlacesToEdit
          places={places}
          petId={petId}
          text={values}
          onChange={(field, value) => form.choice(field).onChange(value)}
          onShowField={views.isWide ? null : showField}
        />
      )}
    </PageWhileTyping>
  );
  return isOurs ? <TextAndPage {...views} text={<Card>{fields}</Card>} page={page} /> : <Card>{fields}</Card>;
};

/** Goes back to where somebody came from, or to `otherwise`. */
const useGoBack = (otherwise: string) => {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => (key === FIRST_PAGE ? navigate(otherwise) : navigate(-1));
};

/** Where both have room beside each other: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)';
const VIEWS = ['Text', 'Page'] as const;
type View = (typeof VIEWS)[number];

interface TextOrPage {
  isWide: boolean;
  /** The one that is seen where there is no room for both. */
  view: View;
  setView: (view: View) => void;
}

const useTextOrPage = (): TextOrPage => {
  const isWide = useMediaQuery(WIDE);
  const [view, setView] = useState<View>('Text');
  return { isWide, view, setView };
};
