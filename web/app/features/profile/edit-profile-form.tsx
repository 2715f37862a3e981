import { messages } from '@pawsume/contract/messages';
import { profile, type User, updateMe, updateMyPicture } from '@pawsume/contract/users';
import { useNavigate } from 'react-router';
import { explainWith } from '~/api/message-of.ts';
import { useSend } from '~/api/use-send.ts';
import { formatList } from '~/lib/format.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { Paw } from '~/ui/logo.tsx';
import { Notice } from '~/ui/notice.tsx';
import { PictureField } from '~/ui/picture-field.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { toast } from '~/ui/toast.ts';
import { missingFields, profileFields } from './profile-fields.ts';
import { useAvatar } from './use-avatar.ts';

export const EditProfileForm = ({ user, next }: { user: User; next: string }) => {
  const send = useSend();
  const navigate = useNavigate();
  const avatar = useAvatar();
  const { name, email, profession, address, phone } = user;
  const form = useZodForm({
    schema: profile,
    defaultValues: { name, email, profession, address, phone },
    onSubmit: async (answers) => {
      if (!avatar.check()) return;
      await send(updateMe, { body: answers });
      if (avatar.file) await send(updateMyPicture, { file: avatar.file });
      toast.success(messages.profile.updated);
      await navigate(next);
    },
    explain: explainWith(messages.profile.updateFailed),
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
      <FormNotice form={form} />
      <FormActions
        back={
          <ButtonLink to={paths.profile()} variant="ghost">
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
