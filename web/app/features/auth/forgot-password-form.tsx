import { forgotPassword } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { useState } from 'react';
import { send } from '~/api/client.ts';
import { explainWith } from '~/api/message-of.ts';
import { paths } from '~/paths.ts';
import { Button, ButtonLink } from '~/ui/button.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { Notice } from '~/ui/notice.tsx';
import { TextInput } from '~/ui/text-input.tsx';

/** Has a link mailed. The answer does not tell whether there is such an account. */
export const ForgotPasswordForm = () => {
  const [answer, setAnswer] = useState<string | null>(null);
  const form = useZodForm({
    schema: forgotPassword.body,
    defaultValues: { email: '' },
    onSubmit: async (body) => setAnswer((await send(forgotPassword, { body })).msg),
    explain: explainWith(messages.password.mailFailed),
  });
  const back = (
    <ButtonLink to={paths.login()} variant="ghost">
      Back to Login
    </ButtonLink>
  );
  if (answer !== null) {
    return (
      <div className="grid gap-5">
        <Notice tone="success">{answer}</Notice>
        {back}
      </div>
    );
  }
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <TextInput label="Email" type="email" autoComplete="email" required {...form.field('email')} />
      <FormNotice form={form} />
      <Button type="submit" size="large" loading={form.saving}>
        Mail me a link
      </Button>
      {back}
    </form>
  );
};
