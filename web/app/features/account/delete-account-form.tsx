import { messages } from '@pawsume/contract/messages';
import { deleteAccount, type User } from '@pawsume/contract/users';
import { useNavigate } from 'react-router';
import { forgetAccount } from '~/api/forget-account.ts';
import { explainWith } from '~/api/message-of.ts';
import { clearToken } from '~/api/session.ts';
import { useSend } from '~/api/use-send.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { Checkbox } from '~/ui/checkbox.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { toast } from '~/ui/toast.ts';
import { WhatIsDeleted } from './what-is-deleted.tsx';

export const DeleteAccountForm = ({ user }: { user: User }) => {
  const send = useSend();
  const navigate = useNavigate();
  const form = useZodForm<{ confirm: boolean }, { confirm: true }>({
    schema: deleteAccount.body,
    defaultValues: { confirm: false },
    onSubmit: async (answers) => {
      await send(deleteAccount, { body: answers });
      forgetAccount();
      clearToken();
      toast.success(messages.account.deleted);
      await navigate(paths.landing());
    },
    explain: explainWith(messages.account.deletionFailed),
  });
  const { error, name, onChange, onBlur, ref } = form.field('confirm');
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-6">
      <WhatIsDeleted user={user} />
      <Checkbox label="I understand this action cannot be undone." {...{ error, name, onChange, onBlur, ref }} />
      <FormNotice form={form} />
      <FormActions
        back={
          <ButtonLink to={paths.profile()} variant="ghost">
            Keep my account
          </ButtonLink>
        }
      >
        <Button type="submit" variant="danger" loading={form.saving} loadingLabel="Deleting…">
          Confirm Deletion
        </Button>
      </FormActions>
    </form>
  );
};
