import { allCalls } from '@pawsume/contract/all-calls';
import { login } from '@pawsume/contract/auth';
import type { Call } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { buyCreditsByCard } from '@pawsume/contract/payments';
import { deleteAccount, updateMe } from '@pawsume/contract/users';
import { beforeAll, describe, expect, test } from 'vitest';
import { ensureAdmin } from '#features/auth/first-admin';
import { confirmEmailOf, makeOwner, makeResume, newestPaymentOf, PROFILE } from '../harness/make.ts';
import { keepProof } from '../proofs/keep.ts';
import { ACCESS, type Row, type Thing } from './access-rows.ts';
import { type QuietApp, startQuietApp } from './quiet-app.ts';
import { dumpTables } from './table-dump.ts';

const CANARY = 'Canary Elm Street';
const MISSING = 2_147_483_647;
const MALFORMED = ['0', '-1', '1.5', '2147483648', 'abc', '1e3', '../1', "1'--", '01', '٣', '%00', ' 1'];

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const rowOf = (call: Call): Row => ACCESS[nameOf(call)] ?? { of: 'open' };

let app: QuietApp;
let admin: string;
let stranger: string;
/** Tokens that were good once. */
let expired: string;
let deleted: string;
let owner: Owner;

interface Owner {
  token: string;
  ids: Record<Exclude<Thing, 'open' | 'me' | 'admin'>, string | number>;
}

/** As it is stored: what one can do with it is tested elsewhere. */
const insertTestPasskey = async (user_id: number): Promise<number> => {
  const row = {
    user_id,
    credential_id: crypto.randomUUID(),
    public_key: 'x',
    counter: 0,
    transports: '',
    name: CANARY,
  };
  const made = app.db.insertInto('passkeys').values({ ...row, created_at: new Date() });
  return (await made.returning('id').executeTakeFirstOrThrow()).id;
};

/** Answered, by a link that was handed on. */
const insertTestConfirmation = async (user_id: number, pet_id: number): Promise<number> => {
  const now = new Date();
  const row = {
    ...{
      user_id,
      pet_id,
      kind: 'Landlord' as const,
      name: CANARY,
      channel: 'link' as const,
      state: 'answered' as const,
    },
    ...{ report_key: crypto.randomUUID(), asked_at: now, expires_at: now, created_at: now },
  };
  return (await app.db.insertInto('confirmations').values(row).returning('id').executeTakeFirstOrThrow()).id;
};

/** A reader who asks at a link that is on. */
const insertTestRequest = async (of: { user_id: number; resume_id: number }): Promise<number> => {
  const now = new Date();
  const link = { ...of, purpose: 'Renting', slug: crypto.randomUUID(), with_pdf: true, hides_contact: true } as const;
  const { id: link_id } = await app.db
    .insertInto('shared_links')
    .values({ ...link, created_at: now, expires_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const reader = { name: CANARY, email: 'pat@example.com', email_key: 'pat@example.com', state: 'asked' } as const;
  const asked = {
    user_id: of.user_id,
    link_id,
    ...reader,
    asked_at: now,
    gone_at: new Date(now.getTime() + 86_400_000),
  };
  const made = app.db.insertInto('contact_requests').values(asked).returning('id');
  return (await made.executeTakeFirstOrThrow()).id;
};

/** Somebody with one of each thing there is, under a name that must not be seen elsewhere. */
const makeOwnerOfAll = async (): Promise<Owner> => {
  const { token, username } = await makeOwner(app);
  await app.send(updateMe, { as: token, body: { ...PROFILE, address: CANARY } });
  await confirmEmailOf(app, { username });
  const { petId, resumeId } = await makeResume(app, token);
  await app.send(buyCreditsByCard, { as: token, body: { quantity: 1 } });
  const user = await app.db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow();
  const sessions = app.db.selectFrom('sessions').selectAll().where('user_id', '=', user.id);
  const session = Reflect.get(await sessions.executeTakeFirstOrThrow(), 'id') ?? MISSING;
  const passkey = await insertTestPasskey(user.id);
  const payment = (await newestPaymentOf(app, { username })).id;
  const confirmation = await insertTestConfirmation(user.id, petId);
  const request = await insertTestRequest({ user_id: user.id, resume_id: resumeId });
  const proof = (await keepProof(app, { as: token, petId, title: CANARY })).id;
  return {
    token,
    ids: {
      ...{ pet: petId, resume: resumeId, session, passkey, payment, user: user.id, 'any payment': payment },
      ...{ confirmation, 'any confirmation': confirmation, 'contact request': request, proof },
    },
  };
};

beforeAll(async () => {
  app = await startQuietApp();
  owner = await makeOwnerOfAll();
  stranger = (await makeOwner(app)).token;
  const boss = { username: 'boss', password: 'a fine admin password' };
  await ensureAdmin({ db: app.db, now: new Date() }, boss);
  admin = (await app.send(login, { body: boss })).answer.token;
  // Only with a whole profile does a pet's form look whose pet it is.
  await app.send(updateMe, { as: admin, body: PROFILE });
  deleted = (await makeOwner(app)).token;
  await app.send(deleteAccount, { as: deleted, body: { confirm: true } });
  const late = await makeOwner(app);
  expired = late.token;
  await app.db
    .updateTable('sessions')
    .set({ last_used_at: new Date(Date.now() - 40 * 86_400_000) })
    .where('user_id', 'in', (query) => query.selectFrom('users').select('id').where('username', '=', late.username))
    .execute();
});

/** Makes the call for each id. Returns the answers that are not the expected one. */
const surprises = async (
  call: Call,
  { as, ids, expected }: { as?: string; ids: (string | number)[]; expected: { status: number; error: string } },
) => {
  const found: unknown[] = [];
  for (const id of ids) {
    const params = { id, pet_id: id, resume_id: id, payment_id: id, proof_id: owner.ids.proof, purpose: 'Renting' };
    const { body, file } = rowOf(call);
    const reply = await app.send(call, {
      params,
      ...(as && { as }),
      ...(body && { bad: body }),
      ...(file && { file }),
    });
    const { status, error, bytes } = reply;
    const tells = bytes.includes(CANARY);
    if (status !== expected.status || error !== expected.error || tells) found.push({ id, status, error, tells });
  }
  return found;
};

const UNKNOWN = { status: 401, error: messages.common.pleaseLogIn };
const NOT_FOUND = { status: 404, error: messages.common.notFound };
const FORBIDDEN = { status: 403, error: messages.admin.adminsOnly };

const thingOf = (call: Call): number | string => {
  const { of } = rowOf(call);
  return of === 'open' || of === 'me' || of === 'admin' ? MISSING : owner.ids[of];
};

test('every call of the contract has its row, and every row its call', () => {
  expect(Object.keys(ACCESS).sort()).toEqual(allCalls.map(nameOf).sort());
  for (const call of allCalls) {
    const { of } = rowOf(call);
    const access =
      of === 'open' ? 'anyone' : ['admin', 'user', 'any payment', 'any confirmation'].includes(of) ? 'admin' : 'user';
    expect([nameOf(call), call.access]).toEqual([nameOf(call), access]);
    expect([nameOf(call), call.path.includes(':')]).toEqual([nameOf(call), !['open', 'me', 'admin'].includes(of)]);
  }
});

const named = (calls: Call[]) => calls.map((call) => [nameOf(call), call] as const);
const closed = allCalls.filter(({ access }) => access !== 'anyone');

describe.each(named(closed))('%s', (_name, call) => {
  test('is closed to nobody, to an expired session and to a deleted account, and changes nothing', async () => {
    const before = await app.quietTables();
    const ids = [thingOf(call), MISSING, 'abc'];
    for (const as of [undefined, expired, deleted, 'x'.repeat(43), '']) {
      expect(await surprises(call, { ids, expected: UNKNOWN, ...(as !== undefined && { as }) })).toEqual([]);
    }
    expect(await dumpTables(app)).toEqual(before);
  });

  test('keeps everybody else from what is not theirs, and changes nothing', async () => {
    const { of } = rowOf(call);
    const before = await app.quietTables();
    const ids = [thingOf(call), MISSING, ...MALFORMED];
    if (call.access === 'admin') {
      for (const as of [owner.token, stranger])
        expect(await surprises(call, { as, ids, expected: FORBIDDEN })).toEqual([]);
      const [, ...wrong] = ids;
      if (of !== 'admin') expect(await surprises(call, { as: admin, ids: wrong, expected: NOT_FOUND })).toEqual([]);
    } else if (of !== 'me') {
      for (const as of [stranger, admin]) {
        expect(await surprises(call, { as, ids, expected: NOT_FOUND })).toEqual([]);
      }
      const [, ...wrong] = ids;
      expect(await surprises(call, { as: owner.token, ids: wrong, expected: NOT_FOUND })).toEqual([]);
    }
    expect(await dumpTables(app)).toEqual(before);
  });

  test('answers those whose it is', async () => {
    const { of, body, file, own = call.status } = rowOf(call);
    const me = await makeOwnerOfAll();
    const id = of === 'open' || of === 'me' || of === 'admin' ? 0 : me.ids[of];
    const as = call.access === 'admin' ? admin : me.token;
    const params = { id, pet_id: id, resume_id: id, payment_id: id, proof_id: me.ids.proof, purpose: 'Renting' };
    const reply = await app.send(call, { as, params, ...(body && { bad: body }), ...(file && { file }) });
    expect({ status: reply.status, error: reply.error }).toEqual({
      status: own,
      error: own < 400 ? '' : expect.any(String),
    });
  });

  test('tells a stranger nothing of the owner', async () => {
    if (rowOf(call).of !== 'me' || call.method !== 'GET') return;
    const reply = await app.send(call, { as: stranger });
    expect(reply.status).toBe(call.status);
    expect(reply.bytes.includes(CANARY)).toBe(false);
  });
});
