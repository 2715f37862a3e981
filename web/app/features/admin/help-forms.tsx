import { type AdminUser, changeUserEmail, deleteUser } from '@pawsume/contract/admin';
import { helpMessages } from '@pawsume/contract/help-messages';
import { z } from 'zod';
import { send } from '~/api/client.ts';
import { explainWith } from '~/api/message-of.ts';
import { Button } from '~/ui/button.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { TextArea } from '~/ui/text-area.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { useChange } from './use-change.ts';

interface Props {
  user: AdminUser;
  onDone: () => void;
}

export const ChangeEmail = ({ user, onDone }: Props) => {
  const { make } = useChange();
  const form = useZodForm({
    schema: changeUserEmail.body,
    defaultValues: { email: '', proof: '' },
    onSubmit: async (body) => {
      await make(() => send(changeUserEmail, { params: { id: user.id }, body }));
      onDone();
    },
    explain: explainWith(helpMessages.emailFailed),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <TextInput label="New email address" type="email" autoComplete="off" required {...form.field('email')} />
      <TextArea
        label="What proof of identity did you see?"
        hint={helpMessages.proofExplained}
        required
        {...form.field('proof')}
      />
      <p>{helpMessages.emailExplained}</p>
      <FormNotice form={form} />
      <Button type="submit" loading={form.saving}>
        Change email address
      </Button>
    </form>
  );
};

export const DeleteUser = ({ user, onDone }: Props) => {
  const { make } = useChange();
  const form = useZodForm({
    schema: z.object({
      username: z.string().refine((typed) => typed.trim() === user.username, helpMessages.typeUsername),
    }),
    defaultValues: { username: '' },
    onSubmit: async () => {
      await make(() => send(deleteUser, { params: { id: user.id }, body: { confirm: true } }));
      onDone();
    },
    explain: explainWith(helpMessages.deletionFailed),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5 wrap-anywhere">
      <p>{helpMessages.deletionExplained}</p>
      {user.download_credits > 0 && <p>{helpMessages.creditsLost(user.download_credits)}</p>}
      <TextInput
        label="Type their username"
        hint={user.username}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field('username')}
      />
      <FormNotice form={form} />
      <Button type="submit" variant="danger" loading={form.saving} loadingLabel="Deleting…">
        Delete this account
      </Button>
    </form>
  );
};
