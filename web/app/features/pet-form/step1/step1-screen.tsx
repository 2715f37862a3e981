import { messages } from '@pawsume/contract/messages';
import { emptyStep1 } from '@pawsume/contract/pet-steps/step1';
import { step1Labels } from '@pawsume/contract/pet-steps/step1-labels';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { petDraftKey } from '~/api/pet-draft-key.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { noPicture } from '~/ui/picture-field.tsx';
import type { LoadedNew, LoadedStep } from '../load-step.ts';
import { isJustNow, savedAtIn, savedNow } from '../saved-at.ts';
import { StepForm } from '../step-form.tsx';
import { useStepForm } from '../use-step-form.ts';
import { Step1Fields } from './step1-fields.tsx';
import { step1Form, step1Kept, valuesOfStep1 } from './step1-values.ts';
import { usePictureDraft } from './use-picture-draft.ts';
import { useSaveStep1 } from './use-save-step1.ts';

const NOTHING_STORED = { values: valuesOfStep1(emptyStep1), version: undefined };

/** Pet Basic Information: of a pet that is there, or of a new one. */
export const Step1Screen = ({ loaded }: { loaded: LoadedStep<1> | LoadedNew }) => {
  const pet = loaded.kind === 'pet' ? loaded.pet : undefined;
  const key = petDraftKey(loaded.kind === 'pet' ? { petId: loaded.pet.id } : { username: loaded.username }, 1);
  const navigate = useNavigate();
  const location = useLocation();
  const savedAt = savedAtIn(location.state);
  const nextButton = useRef<HTMLButtonElement>(null);
  const [mustSave, setMustSave] = useState(false);
  const { onSave, reload, storedPicture, savedPetId } = useSaveStep1(loaded);
  const state = useStepForm({
    schema: step1Form,
    stored: loaded.kind === 'pet' ? { ...loaded.stored, values: valuesOfStep1(loaded.stored.values) } : NOTHING_STORED,
    labels: step1Labels,
    draft: { key, kept: step1Kept },
    onSave,
    reload,
    failed: messages.petForm.saveFailed[1],
    savedAt,
  });
  const { rhf } = state.form;
  const picture = rhf.watch('picture');
  usePictureDraft({ rhf, key, unsaved: rhf.formState.dirtyFields.picture ? picture : noPicture });

  // The screen of the new pet has replaced the one whose Save button had the focus.
  useEffect(() => {
    if (isJustNow(savedAt)) nextButton.current?.focus({ preventScroll: true });
  }, [savedAt]);

  const save = async () => {
    setMustSave(false);
    const isFirst = savedPetId() === null;
    const worked = await state.save();
    const id = savedPetId();
    if (!worked || !isFirst || id === null) return;
    await navigate(paths.form(1, id), { replace: true, preventScrollReset: true, state: savedNow() });
  };

  return (
    <StepForm
      step={1}
      pet={pet}
      state={state}
      onSave={save}
      back="Back to profile"
      news={
        mustSave && (
          <Notice tone="error" sign={false}>
            {messages.petForm.saveFirst}
          </Notice>
        )
      }
      actions={
        <Button ref={nextButton} onClick={() => (pet ? navigate(paths.form(2, pet.id)) : setMustSave(true))}>
          Next
        </Button>
      }
    >
      <Step1Fields form={state.form} storedPicture={storedPicture} />
    </StepForm>
  );
};
