import { signUpForm } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { Link } from 'react-router';
import { SIGN_UP_FIELDS } from '~/api/account-key.ts';
import { explainWith } from '~/api/message-of.ts';
import { paths } from '~/paths.ts';
import { Button } from '~/ui/button.tsx';
import { FormNotice } from '~/ui/form/form-notice.tsx';
import { useKeptInTab } from '~/ui/form/use-kept-in-tab.ts';
import { useZodForm } from '~/ui/form/use-zod-form.ts';
import { PasswordInput } from '~/ui/password-input.tsx';
import { TextInput } from '~/ui/text-input.tsx';
import { signUp } from './log-in.ts';
import { MESSAGE_ORDER } from './message-order.ts';

const KEPT = ['name', 'email', 'username'] as const;

export const SignUpForm = ({ onDone }: { onDone: () => void | Promise<void> }) => {
  const form = useZodForm({
    schema: signUpForm,
    defaultValues: { name: '', email: '', username: '', password: '', confirm_password: '' },
    order: MESSAGE_ORDER,
    onSubmit: async (answers) => {
      await signUp(answers);
      forget();
      await onDone();
    },
    explain: explainWith(messages.auth.failed),
  });
  const forget = useKeptInTab(form.rhf, { key: SIGN_UP_FIELDS, fields: KEPT });
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-5">
      <TextInput label="Full Name" autoComplete="name" required {...form.field('name')} />
      <TextInput label="Email" type="email" autoComplete="email" required {...form.field('email')} />
      <TextInput label="Username" autoComplete="username" autoCapitalize="none" required {...form.field('username')} />
      <PasswordInput
        label="Password"
        hint="Min. 8 characters"
        autoComplete="new-password"
        required
        {...form.field('password')}
      />
      <PasswordInput
        label="Confirm Password"
        autoComplete="new-password"
        required
        {...form.field('confirm_password')}
      />
      <FormNotice form={form} />
      <Button type="submit" size="large" loading={form.saving}>
        Sign Up
      </Button>
      <Agreement />
    </form>
  );
};

// In a tab of their own: what is typed in the form must survive the reading.
const NewTab = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank" className="text-link">
    {children}
    <span className="sr-only"> (opens in a new tab)</span>
  </Link>
);

/** What somebody who signs up agrees to. */
const Agreement = () => (
  <p className="text-center text-[0.9375rem] text-soft">
    By signing up you agree to the <NewTab to={paths.terms()}>Terms</NewTab> and have read what we do with your data in{' '}
    <NewTab to={paths.privacy()}>Privacy</NewTab>.
  </p>
);
