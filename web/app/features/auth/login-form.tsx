import { credentials } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { Link } from 'react-router';
import { explainWith } from '~/api/message-of.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { PasswordInput } from '~/ui/password-input.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { logIn } from './log-in.ts';
import { MESSAGE_ORDER } from './message-order.ts';

interface Props {
  onDone: () => void | Promise<void>;
  /** The password was right, and a second factor is needed. */
  onHalfDone: () => void | Promise<void>;
}

export const LoginForm = ({ onDone, onHalfDone }: Props) => {
  const form = useZodForm({
    schema: credentials,
    defaultValues: { username: '', password: '' },
    order: MESSAGE_ORDER,
    onSubmit: async (answers) => {
      await ((await logIn(answers)) ? onDone() : onHalfDone());
    },
    explain: explainWith(messages.auth.failed),
  });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <TextInput
        label="Username"
        autoComplete="username webauthn"
        autoCapitalize="none"
        required
        {...form.field('username')}
      />
      <PasswordInput label="Password" autoComplete="current-password" required {...form.field('password')} />
      <FormNotice form={form} />
      <Button type="submit" size="large" loading={form.saving}>
        Login
      </Button>
      <Link to={paths.forgotPassword()} className="inline-flex min-h-11 items-center justify-self-center text-link">
        Forgot your password?
      </Link>
    </form>
  );
};
