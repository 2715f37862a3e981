import { messages } from '@pawsume/contract/messages';
import { step1Questions } from '@pawsume/contract/pet-steps/questions';
import { emptyStep1 } from '@pawsume/contract/pet-steps/step1';
import { step1Labels } from '@pawsume/contract/pet-steps/step1-labels';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { foundAnswersKey, petDraftKey } from '~/api/pet-draft-key.ts';
import { visitorDraft } from '~/api/visitor-drafts.ts';
import { ImportPanel } from '~/features/pet-form/import/import-panel.tsx';
import { inThePetsName, nameOf } from '~/features/pet-form/in-the-pets-name.ts';
import { typedPage } from '~/features/pet-form/live-page/typed-page.ts';
import type { LeadsTo, LoadedNew, LoadedVisitor } from '~/features/pet-form/load-first-step.ts';
import type { LoadedStep } from '~/features/pet-form/load-step.ts';
import { StepForm } from '~/features/pet-form/step-form.tsx';
import { useStepForm } from '~/features/pet-form/use-step-form.ts';
import { takeFromDevice } from '~/lib/device-store.ts';
import { writeDraft } from '~/lib/draft-store.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { Notice } from '~/ui/notice.tsx';
import { noPicture } from '~/ui/picture-field.tsx';
import { Step1Fields } from './step1-fields.tsx';
import { type Step1Values, step1Form, step1Kept, valuesOfStep1 } from './step1-values.ts';
import { usePictureDraft } from './use-picture-draft.ts';
import { useSaveStep1 } from './use-save-step1.ts';
import { forgetPet, wantKept } from './visitor-pet.ts';
import { WaitingPet } from './waiting-pet.tsx';

const NOTHING_STORED = { values: valuesOfStep1(emptyStep1), version: undefined };

/** Of the three that a pet cannot be without, each is named where it is missing. */
const enterBasics = (field: string, message: string, { pet_name }: Step1Values): string | undefined => {
  if (message !== messages.petForm.fillBasics) return undefined;
  const enter = new Map(Object.entries(messages.petForm.enter)).get(field);
  return enter?.(nameOf(pet_name));
};

type Loaded = LoadedStep<1> | LoadedNew | LoadedVisitor;

const draftKeyOf = (loaded: Loaded): string => {
  if (loaded.kind === 'pet') return petDraftKey(loaded.pet, 1);
  return loaded.kind === 'new' ? loaded.draftKey : visitorDraft;
};

/** Pet Basic Information: of a pet that is there, of a new one, or of one that has no account yet. */
export const Step1Screen = ({ loaded }: { loaded: Loaded }) => {
  const pet = loaded.kind === 'pet' ? loaded.pet : undefined;
  const isVisitor = loaded.kind === 'visitor';
  const keep = loaded.kind === 'new' ? loaded.keep : undefined;
  const key = draftKeyOf(loaded);
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
    draft: { key, kept: step1Kept, ...(!pet && { dropBeside: () => takeFromDevice(foundAnswersKey(key)) }) },
    onSave,
    reload,
    failed: messages.petForm.saveFailed[1],
    savedAt,
    atField: enterBasics,
  });
  const { rhf } = state.form;
  const asked = inThePetsName<Step1Values>(state.form, { questions: step1Questions, petName: rhf.watch('pet_name') });
  const picture = rhf.watch('picture');
  const page = typedPage(rhf, {
    of: pet ? { kind: 'pet', ...pet } : { kind: isVisitor ? 'visitor' : 'new' },
    typed: ({ picture: _, ...step1 }) => ({ step1 }),
    photo: ({ picture }) => (picture.kind === 'ready' ? picture.file : null),
    goTo: state.goTo,
  });
  const hasPicture = usePictureDraft({ rhf, key, unsaved: rhf.formState.dirtyFields.picture ? picture : noPicture });

  // The screen of the new pet has replaced the one whose Save button had the focus.
  useEffect(() => {
    if (isJustNow(savedAt)) nextButton.current?.focus({ preventScroll: true });
  }, [savedAt]);

  const save = async (leadsTo = keep) => {
    setMustSave(false);
    const isFirst = savedPetId() === null;
    const worked = await state.save();
    const id = savedPetId();
    if (!worked || !isFirst || id === null) return;
    if (keep) forgetPet();
    await navigate(paths.form(1, id), { replace: true, preventScrollReset: true, state: savedNow() });
    if (leadsTo === 2) await navigate(paths.form(2, id));
  };

  const saveVisitors = useEffectEvent(() => void save());
  useEffect(() => {
    if (keep && hasPicture) saveVisitors();
  }, [keep, hasPicture]);

  /** A visitor's answers are looked at as a save would, and go on with them to an account. */
  const toAccount = (leadsTo: LeadsTo) =>
    rhf.handleSubmit(() => {
      writeDraft(key, { values: step1Kept.parse(rhf.getValues()) });
      wantKept();
      return navigate(paths.keepPet(leadsTo));
    })();

  const goOn = () => {
    if (isVisitor) return toAccount(2);
    if (pet) return navigate(paths.form(2, pet.id));
    return state.alwaysSave.isOn ? save(2) : setMustSave(true);
  };

  return (
    <StepForm
      step={1}
      pet={pet}
      page={page}
      // A visitor's answers wait on this device wherever one goes: there is nothing to ask.
      state={isVisitor ? { ...state, isUnsaved: () => false } : state}
      onSave={isVisitor ? () => toAccount(1) : () => save()}
      still={keep !== undefined && state.form.saving}
      {...(isVisitor ? { back: 'Back to Home', backTo: paths.landing() } : { back: 'Back to profile' })}
      news={
        mustSave && (
          <Notice tone="error" sign={false}>
            {messages.petForm.saveFirst}
          </Notice>
        )
      }
      actions={
        <Button ref={nextButton} onClick={goOn}>
          Next
        </Button>
      }
    >
      {loaded.kind === 'new' && loaded.waiting && <WaitingPet pet={loaded.waiting} username={loaded.username} />}
      <ImportPanel form={state.form} laterKey={foundAnswersKey(key)} />
      <Step1Fields form={asked} storedPicture={storedPicture} />
    </StepForm>
  );
};

const savedState = z.object({ savedAt: z.date() });

/** Travels in the history's state to the screen that a first save leads to. */
const savedNow = () => ({ savedAt: new Date() });

const JUST_NOW_MS = 5000;

const isJustNow = (savedAt: Date | null): boolean => savedAt !== null && Date.now() - savedAt.getTime() < JUST_NOW_MS;

const savedAtIn = (state: unknown): Date | null => savedState.safeParse(state).data?.savedAt ?? null;
