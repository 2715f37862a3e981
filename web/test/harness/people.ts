import { listAudit, listHeldPayments, listResumePage, listUsers } from '@pawsume/contract/admin';
import { listSessions, type MySession } from '@pawsume/contract/auth';
import { listAllConfirmations } from '@pawsume/contract/confirmations';
import { listFailedJobs } from '@pawsume/contract/jobs';
import { type DayNumbers, getNumbers } from '@pawsume/contract/numbers';
import { getCreditsOwed, getPaymentMethods, getPrices, listBilling, listCredits } from '@pawsume/contract/payments';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { getSecondFactor, type SecondFactor } from '@pawsume/contract/second-factor';
import { getMe, type User } from '@pawsume/contract/users';
import { type PetFixture, petByKey, pets } from '@pawsume/fixtures/pets';
import { type Answers, answer } from './fake-server.ts';
import { DAY, drafts, petsOf } from './pets.ts';

/** Somebody at a screen, and what the server tells them. */
export interface Person {
  isVisitor?: true;
  answers: Answers;
}

const open = [
  ...drafts,
  answer(getPrices, DEFAULT_PRICES),
  answer(getPaymentMethods, { card: true, paypal: true, test: true }),
];

export const nobody: Person = { isVisitor: true, answers: open };

export const me: User = {
  ...petByKey('biscuit').profile,
  ...{ username: 'jo.macleod', picture: null, is_profile_completed: true, download_credits: 0 },
  ...{ subscription_status: 'free', has_password: true, email_confirmed: true, google_connected: false },
};
export const noFactor: SecondFactor = {
  ...{ required: false, passkeys_available: false, passkeys: [], authenticator_since: null, recovery_codes_left: 0 },
};
const session: MySession = { id: 1, device: 'Firefox on Linux', created_at: DAY, last_used_at: DAY, current: true };

function account(user: User, fixtures: readonly PetFixture[], more?: Parameters<typeof petsOf>[1]): Answers {
  return [
    ...open,
    ...petsOf(fixtures, more),
    answer(getMe, user),
    answer(listSessions, [session]),
    answer(getSecondFactor, noFactor),
    answer(getCreditsOwed, { credits_owed: 0 }),
    answer(listBilling, []),
    answer(listCredits, []),
  ];
}

/** Signed up a moment ago, and nothing else. */
const noProfile = { name: 'newcomer', profession: '', address: '', phone: '', is_profile_completed: false };
export const newcomer: Person = {
  answers: account({ ...me, ...noProfile, username: 'newcomer', email_confirmed: false }, []),
};

/** The everyday case: one pet fully described and another just begun, one résumé each, no credits. */
export const owner: Person = {
  answers: [
    ...account(me, [petByKey('biscuit'), petByKey('bo')]),
    answer(listSessions, [session, { ...session, id: 2, device: 'Safari on iPhone', current: false }]),
  ],
};

/** The pet with every answer, first. */
const many = pets.toReversed();
export const collectorMe: User = {
  ...me,
  ...many[0]?.profile,
  ...{ username: 'a.rather.long.username.for.any.screen', picture: '/icon-180.png', download_credits: 32 },
};

/** Everything there is, much of it, and with long names. The second résumé is paid, the third one downloaded. */
export const collector: Person = {
  answers: [
    ...account(collectorMe, many, { paid: 2, downloaded: 3 }),
    answer(
      listBilling,
      [1, 2, 3].map((at) => ({
        ...{ timestamp: DAY, amount: 10, currency: 'CAD', resume_id: at === 1 ? 2 : null, action: 'stripe_credits' },
        ...{ payment_id: `p${at}`, credits: at === 1 ? 0 : 10, refunded: 0, state: 'paid' },
      })),
    ),
    answer(
      listCredits,
      Array.from({ length: 28 }, (_, at) => ({
        ...{ timestamp: DAY, change: at % 2 === 0 ? 1 : -1, balance: 32 + (at % 2), kind: 'admin', resume_id: null },
      })),
    ),
  ],
};

export const nothingCounted: DayNumbers = {
  ...{ registrations: 0, resumes: 0, downloads: 0, income: {}, refunds: {}, failures: {} },
};
const user = { id: 4, email: 'visitor-1@mail.example', download_credits: 0, created_at: DAY, last_login: DAY };

/** Looks after a crowd of users. */
export const admin: Person = {
  answers: [
    ...account({ ...me, username: 'admin' }, []),
    answer(listUsers, {
      users: Array.from({ length: 10 }, (_, at) => ({
        ...user,
        id: at + 1,
        username: `visitor-${at + 1}`,
        resumes: at,
      })),
      total: 23,
    }),
    answer(listResumePage, {
      resumes: many.slice(0, 10).map(({ answers: { step1 } }, at) => ({
        ...{ id: at + 1, pet_name: step1.pet_name, user_id: 1, username: collectorMe.username },
        ...{ is_paid: at === 1, created_at: DAY },
      })),
      total: 12,
    }),
    answer(listHeldPayments, [
      {
        ...{ payment_id: 'p5', user_id: 4, kind: 'credits', quantity: 10, resume_id: null, amount: 1000 },
        ...{ currency: 'cad', provider: 'stripe', provider_ref: 'cs_test_a1b2c3d4e5f6', created_at: DAY },
        reason: 'The amount is another one: 9.00 CAD in place of 10.00 CAD.',
      },
    ]),
    answer(listFailedJobs, { jobs: [], counts: {} }),
    answer(listAllConfirmations, []),
    answer(listAudit, {
      entries: [{ id: 1, timestamp: DAY, actor: 'admin', action: 'gave one credit', user_id: 4 }],
      total: 1,
    }),
    answer(getNumbers, {
      days: [{ ...nothingCounted, registrations: 3, day: '2026-11-28' }],
      ...{ total: { ...nothingCounted, registrations: 3 }, before: nothingCounted, test_money: true },
    }),
  ],
};
