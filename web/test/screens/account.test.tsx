import { listSessions } from '@pawsume/contract/auth';
import { messages } from '@pawsume/contract/messages';
import { getSecondFactor } from '@pawsume/contract/second-factor';
import { getMe } from '@pawsume/contract/users';
import { answer, broken, never } from '../harness/fake-server.ts';
import { testStates } from '../harness/states.ts';

const me = {
  name: 'Jo',
  email: 'jo@mail.example',
  username: 'jo',
  profession: 'x',
  address: 'a',
  phone: '1',
  picture: null,
  is_profile_completed: true,
  download_credits: 0,
  subscription_status: 'none',
  has_password: true,
  email_confirmed: true,
  google_connected: false,
};
testStates(
  {
    path: '/account-security',
    answers: [
      answer(getMe, me),
      answer(listSessions, []),
      answer(getSecondFactor, {
        passkeys_available: true,
        passkeys: [],
        authenticator_since: null,
        recovery_codes_left: 0,
        required: false,
      }),
    ],
  },
  {
    failed: { answers: [broken(listSessions)], shows: messages.account.sessionsFailed },
    loading: { answers: [never(listSessions)], shows: 'Loading your devices' },
  },
);
