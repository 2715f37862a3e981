import { adminLogin, changePassword, forgotPassword, login, register } from '@pawsume/contract/auth';
import type { Call } from '@pawsume/contract/call';
import { updateMe } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { never } from '../harness/fake-server.ts';
import { button, field } from '../harness/finders.ts';
import { open } from '../harness/open.tsx';
import { nobody, owner } from '../harness/people.ts';

const PASSWORD = 'a fine long password';

/** Fills a field as some password managers do: the value changes and the page receives no event. */
const fillSilently = async (label: string, value: string) => {
  await expect.element(field(label)).toBeVisible();
  Object.assign(field(label).element(), { value });
};

interface Form {
  path: string;
  isVisitor: boolean;
  values: Record<string, string>;
  press: string;
  call: Call;
  sent: object;
}
const FORMS: Form[] = [
  {
    path: '/login',
    isVisitor: true,
    values: { Username: 'jo', Password: PASSWORD },
    press: 'Login',
    call: login,
    sent: { username: 'jo', password: PASSWORD },
  },
  {
    path: '/login?next=/form1',
    isVisitor: true,
    values: {
      'Full Name': 'Kim Osei',
      Email: 'kim@mail.example',
      Username: 'kim',
      Password: PASSWORD,
      'Confirm Password': PASSWORD,
    },
    press: 'Sign Up',
    call: register,
    sent: { name: 'Kim Osei', email: 'kim@mail.example', username: 'kim', password: PASSWORD },
  },
  {
    path: '/edit-profile',
    isVisitor: false,
    values: { Profession: 'Nurse', Phone: '902 555 0100' },
    press: 'Save',
    call: updateMe,
    sent: { profession: 'Nurse', phone: '902 555 0100' },
  },
  {
    path: '/change-password',
    isVisitor: false,
    values: { 'Current Password': PASSWORD, 'New Password': `${PASSWORD}!`, 'Confirm New Password': `${PASSWORD}!` },
    press: 'Change Password',
    call: changePassword,
    sent: { current_password: PASSWORD, new_password: `${PASSWORD}!` },
  },
  {
    path: '/forgot-password',
    isVisitor: true,
    values: { Email: 'nobody.here@mail.example' },
    press: 'Mail me a link',
    call: forgotPassword,
    sent: { email: 'nobody.here@mail.example' },
  },
  {
    path: '/admin/login',
    isVisitor: true,
    values: { Username: 'admin', Password: PASSWORD },
    press: 'Login',
    call: adminLogin,
    sent: { username: 'admin', password: PASSWORD },
  },
];

test.each(FORMS)('$path reads values that are filled in without events', async (form) => {
  const { path, isVisitor, values, press, call, sent } = form;
  const { answers } = isVisitor ? nobody : owner;
  const { server } = await open(path, [...answers, never(call)], { isVisitor });
  if (call === register) await button('Sign Up').click();
  for (const [label, value] of Object.entries(values)) await fillSilently(label, value);
  await page.getByRole('button', { name: press, exact: true }).last().click();
  await expect.poll(() => server.bodiesOf(call)).toEqual([expect.objectContaining(sent)]);
});
