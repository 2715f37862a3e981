import type { FreshProof } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { addressWords } from '@pawsume/contract/pet-steps/address-words';
import { step4Labels } from '@pawsume/contract/pet-steps/step4-labels';
import {
  MAX_AVATAR_BYTES,
  PROFILE_FIELDS,
  profile,
  type User,
  updateMe,
  updateMyPicture,
} from '@pawsume/contract/users';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { changedProfileKey } from '~/api/account-key.ts';
import { explainWith } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';
import { formatList } from '~/lib/format.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useKeptInTab } from '~/ui/form/use-kept-in-tab.ts';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { Paw } from '~/ui/logo.tsx';
import { Notice } from '~/ui/notice.tsx';
import { noPicture, type PictureChoice, PictureField } from '~/ui/picture-field.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { toast } from '~/ui/toast.ts';
import { missingFields, placeOfProfile, profileFields, withPlace } from './profile-fields.ts';

const problemWith = (choice: PictureChoice): string | undefined => {
  if (choice.kind === 'cropping') return messages.profile.finishCropping;
  if (choice.kind === 'ready' && choice.file.size > MAX_AVATAR_BYTES) return messages.profile.croppedTooLarge;
  return undefined;
};

/** The picture of a profile while it is edited. */
const useAvatar = () => {
  const [choice, setChoice] = useState<PictureChoice>(noPicture);
  const [error, setError] = useState<string | undefined>();
  const onChange = (next: PictureChoice) => {
    setChoice(next);
    setError(next.kind === 'ready' ? problemWith(next) : undefined);
  };
  return {
    field: { value: choice, onChange, error },
    file: choice.kind === 'ready' ? choice.file : null,
    /** Whether the form may be saved with it; if not, the field says why. */
    check: (): boolean => {
      const problem = problemWith(choice);
      setError(problem);
      return problem === undefined;
    },
  };
};

interface Props {
  user: User;
  next: string;
  /** Makes a call, and makes it again with a proof where the server asks for one; false where the person gave up. */
  withProof: (call: (proof: FreshProof) => Promise<unknown>) => Promise<boolean>;
}

const FIELDS = [...PROFILE_FIELDS, 'city', 'state', 'country'] as const;
const NO_FIELDS: (typeof FIELDS)[number][] = [];

export const EditProfileForm = ({ user, next, withProof }: Props) => {
  const send = useSend();
  const navigate = useNavigate();
  const avatar = useAvatar();
  const { name, email, profession, address, phone } = user;
  const place = placeOfProfile(user);
  const form = useZodForm({
    schema: profile,
    defaultValues: { name, email, profession, address, phone, ...place },
    onSubmit: async (answers) => {
      if (!avatar.check()) return;
      if (!(await withProof((proof) => send(updateMe, { body: { ...withPlace(user, answers), ...proof } })))) return;
      forget();
      if (avatar.file) await send(updateMyPicture, { file: avatar.file });
      toast.success(messages.profile.updated);
      await navigate(next);
    },
    explain: explainWith(messages.profile.updateFailed),
  });
  const words = addressWords(form.rhf.watch('country') ?? '');
  // Without a password the proof is a sign-in with Google, which leaves the app.
  const leavesToProve = user.has_password === false;
  const forget = useKeptInTab(form.rhf, {
    key: changedProfileKey(user.username),
    fields: leavesToProve ? FIELDS : NO_FIELDS,
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      <MissingFields values={form.rhf.watch()} />
      <PictureField
        label="Profile Picture"
        {...avatar.field}
        fileName="avatar.jpg"
        current={user.picture}
        placeholder={<Paw className="m-auto h-full w-2/5 text-leaf opacity-50" />}
        shape="round"
        unreadable={messages.pictures.unreadable}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <TextInput {...profileFields.name} required {...form.field('name')} />
        <TextInput {...profileFields.email} required {...form.field('email')} />
        <TextInput {...profileFields.profession} {...form.field('profession')} />
        <TextInput {...profileFields.phone} {...form.field('phone')} />
      </div>
      <TextInput {...profileFields.address} {...form.field('address')} />
      <fieldset className="grid min-w-0 gap-6">
        <legend className="mb-3 text-soft">{messages.profile.placeIntro}</legend>
        <div className="grid gap-6 sm:grid-cols-3">
          <TextInput label={step4Labels.city} autoComplete="address-level2" {...form.field('city')} />
          <TextInput label={words.state} autoComplete="address-level1" {...form.field('state')} />
          <TextInput label={step4Labels.country} autoComplete="country-name" {...form.field('country')} />
        </div>
      </fieldset>
      <FormNotice form={form} />
      <FormActions
        back={
          <ButtonLink to={paths.profile()} variant="ghost" onClick={forget}>
            Cancel
          </ButtonLink>
        }
      >
        <Button type="submit" loading={form.saving} loadingLabel="Saving…">
          Save
        </Button>
      </FormActions>
    </form>
  );
};

/** What is still to be filled, and why it is asked. */
const MissingFields = ({ values }: { values: Parameters<typeof missingFields>[0] }) => {
  const missing = missingFields(values);
  return missing.length === 0 ? null : (
    <Notice tone="info">
      <strong>{messages.profile.missing(formatList(missing))}</strong> {messages.profile.whyAsked}
    </Notice>
  );
};
