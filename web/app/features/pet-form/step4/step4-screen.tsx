import { messages } from '@pawsume/contract/messages';
import { step4Questions } from '@pawsume/contract/pet-steps/questions';
import { type Step4, step4Input } from '@pawsume/contract/pet-steps/step4';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { explainWith } from '~/api/message-of.ts';
import { ownerDraftKey } from '~/api/owner-draft.ts';
import { useAskedField } from '~/forms/use-asked-field.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { Notice } from '~/ui/notice.tsx';
import { inThePetsName } from '../in-the-pets-name.ts';
import type { LoadedOwner, Pet } from '../load-step.ts';
import { StepFrame } from '../step-frame.tsx';
import { ownerFromProfile } from './owner-from-profile.ts';
import { Step4Fields } from './step4-fields.tsx';
import { useOwnerAnswers } from './use-owner-answers.ts';

const STEP4_FIELDS = step4Input.keyof().options;

/** Owner Information: nothing is sent from here, so no page is drawn beside it. The answers live on this device and travel when a résumé is made. */
export const Step4Screen = ({ loaded: { pet, username, profile } }: { loaded: LoadedOwner }) => {
  const navigate = useNavigate();
  const [mustSave, setMustSave] = useState(false);
  const [fromProfile] = useState(() => ownerFromProfile(profile));
  const form = useZodForm<Step4, Step4>({
    schema: step4Input,
    defaultValues: fromProfile,
    onSubmit: async () => {
      confirm();
      if (pet) await navigate(paths.form(5, pet.id));
      else setMustSave(true);
    },
    explain: explainWith(messages.common.unexpected),
  });
  useAskedField(form.rhf.setFocus, STEP4_FIELDS);
  const { keeps, confirm } = useOwnerAnswers({
    rhf: form.rhf,
    key: draftKeyOf(pet, username),
    profile: fromProfile,
  });
  const asked = inThePetsName<Step4>(form, { questions: step4Questions, petName: pet?.progress?.pet_name });
  return (
    <StepFrame step={4} pet={pet}>
      <form noValidate className="grid gap-8" onSubmit={form.submit}>
        <Notice tone="info">
          {profile === null ? messages.petForm.ownerStaysHere : messages.petForm.ownerFromProfile}
        </Notice>
        <Step4Fields
          form={asked}
          ofProfile={profile?.address ?? ''}
          isSplit={fromProfile.street + fromProfile.city !== ''}
        />
        <FormNotice form={form} />
        {mustSave && (
          <Notice tone="error" sign={false}>
            {messages.petForm.saveFirst}
          </Notice>
        )}
        <FormActions
          back={
            <Button variant="secondary" onClick={() => navigate(paths.profile())}>
              Back to profile
            </Button>
          }
          status={form.dirty && keeps ? messages.petForm.ownerKept : ''}
        >
          <Button type="submit">Next</Button>
        </FormActions>
      </form>
    </StepFrame>
  );
};

/** Null where it is not known whose new pet it is: without an owner nothing is stored, so that nobody else finds it. */
const draftKeyOf = (pet: Pet | undefined, username: string | null): string | null => {
  if (pet) return ownerDraftKey(pet);
  return username === null ? null : ownerDraftKey({ username });
};
