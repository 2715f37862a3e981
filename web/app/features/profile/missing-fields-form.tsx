import { messages } from '@pawsume/contract/messages';
import { PROFILE_FIELDS, profile, type User, updateMe } from '@pawsume/contract/users';
import { z } from 'zod';
import { profileFieldsKey } from '~/api/account-key.ts';
import { send } from '~/api/client.ts';
import { explainWith } from '~/api/message-of.ts';
import { Button } from '~/ui/button.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useKeptInTab } from '~/ui/form/use-kept-in-tab.ts';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { TextInput } from '~/ui/text-input.tsx';
import { profileFields } from './profile-fields.ts';

const filled = z.string().trim().min(1, messages.auth.fillAll);
const complete = profile.and(z.object({ profession: filled, address: filled, phone: filled }));

interface Props {
  user: User;
  submit: string;
  onDone: () => void | Promise<void>;
}

/** Only what a profile still needs before a pet can be described. */
export const MissingFieldsForm = ({ user, submit, onDone }: Props) => {
  const { name, email, profession, address, phone, city, state, country } = user;
  const form = useZodForm({
    schema: complete,
    defaultValues: { name, email, profession, address, phone, city, state, country },
    order: [messages.auth.fillAll],
    onSubmit: async (body) => {
      await send(updateMe, { body });
      forget();
      await onDone();
    },
    explain: explainWith(messages.profile.updateFailed),
  });
  const forget = useKeptInTab(form.rhf, { key: profileFieldsKey(user.username), fields: PROFILE_FIELDS });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      {PROFILE_FIELDS.filter((field) => user[field].trim() === '').map((field) => (
        <TextInput key={field} required {...profileFields[field]} {...form.field(field)} />
      ))}
      <FormNotice form={form} />
      <Button type="submit" size="large" loading={form.saving}>
        {submit}
      </Button>
    </form>
  );
};
