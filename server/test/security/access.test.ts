import { allCalls } from '@pawsume/contract/all-calls';
import type { Call } from '@pawsume/contract/call';
import { messages } from '@pawsume/contract/messages';
import { buyCreditsByCard } from '@pawsume/contract/payments';
import { deleteAccount } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { insertProof } from '#features/proofs/queries';
import { confirmEmailOf, makeAdmin, makeOwner, makeResume, newestPaymentOf } from '../harness/make.ts';
import { runsAll } from '../harness/runs-all.ts';
import { pathOf } from '../harness/send.ts';
import { makePdf } from '../proofs/make-pdf.ts';
import { OPEN, REQUESTS, type Thing, thingNamedBy } from './access-rows.ts';
import { startQuietApp } from './quiet-app.ts';
import { dumpTables } from './table-dump.ts';

const CANARY = 'Canary Elm Street';
const MISSING = 2_147_483_647;
const ALL_MALFORMED = ['abc', "1'--", '01', '0', '-1', '1.5', '2147483648', '1e3', '../1', '٣', '%00', ' 1'];
/** One for each way in which an id is read. */
const MALFORMED = runsAll ? ALL_MALFORMED : ALL_MALFORMED.slice(0, 3);

const nameOf = ({ method, path }: Call) => `${method} ${path}`;
const requestOf = (call: Call) => REQUESTS[nameOf(call)] ?? {};

interface Owner {
  token: string;
  ids: Record<Thing, string | number>;
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

const insertTestProof = async (user_id: number, pet_id: number): Promise<number> => {
  const files = { file: makePdf(), thumbnail: Buffer.from('x'), type: 'pdf', pages: 1 } as const;
  const stored_file = await app.context.pictures.addProof(files);
  const proof = { user_id, pet_id, kind: 'Certificate', title: CANARY, stored_file, bytes: 1, pages: 1 } as const;
  return (await insertProof(app.db, { ...proof, created_at: new Date() })).id;
};

/** Somebody with one of each thing there is, under a name that must not be seen elsewhere. */
const makeOwnerOfAll = async (): Promise<Owner> => {
  const { id: user, token, username } = await makeOwner(app);
  await app.db.updateTable('users').set({ address: CANARY }).where('id', '=', user).execute();
  await confirmEmailOf(app, { username });
  const { petId: pet, resumeId: resume } = await makeResume(app, token);
  await app.send(buyCreditsByCard, { as: token, body: { quantity: 1 } });
  const sessions = app.db.selectFrom('sessions').selectAll().where('user_id', '=', user);
  const session = Reflect.get(await sessions.executeTakeFirstOrThrow(), 'id') ?? MISSING;
  const payment = (await newestPaymentOf(app, { username })).id;
  const confirmation = await insertTestConfirmation(user, pet);
  const ids = {
    ...{ pet, resume, session, passkey: await insertTestPasskey(user), payment, user, 'any payment': payment },
    ...{ confirmation, 'any confirmation': confirmation, proof: await insertTestProof(user, pet) },
    'contact request': await insertTestRequest({ user_id: user, resume_id: resume }),
  };
  return { token, ids };
};

const app = await startQuietApp();
const owner = await makeOwnerOfAll();
const stranger = (await makeOwner(app)).token;
const admin = (await makeAdmin(app)).token;
const deleted = (await makeOwner(app)).token;
await app.send(deleteAccount, { as: deleted, body: { confirm: true } });
const late = await makeOwner(app);
const expired = late.token;
const last_used_at = new Date(Date.now() - 40 * 86_400_000);
await app.db.updateTable('sessions').set({ last_used_at }).where('user_id', '=', late.id).execute();

/** What the owner, or the administrator, sends, about the thing of this id. */
const askingOf = (call: Call, id: string | number, { ids } = owner) => {
  const { body, file } = requestOf(call);
  const params = { id, pet_id: id, resume_id: id, payment_id: id, proof_id: ids.proof, purpose: 'Renting' };
  return { params, ...(body && { bad: body }), ...(file && { file }) };
};

/** Makes the call for each id. Returns the answers that are not the expected one. */
const surprises = async (
  call: Call,
  { as, ids, expected }: { as?: string; ids: (string | number)[]; expected: { status: number; error: string } },
) => {
  const found: unknown[] = [];
  for (const id of ids) {
    const { status, error, bytes } = await app.send(call, { ...askingOf(call, id), ...(as && { as }) });
    const tells = bytes.includes(CANARY);
    if (status !== expected.status || error !== expected.error || tells)
      found.push({ call: nameOf(call), as, id, status, error, tells });
  }
  return found;
};

const UNKNOWN = { status: 401, error: messages.common.pleaseLogIn };
const NOT_FOUND = { status: 404, error: messages.common.notFound };
const FORBIDDEN = { status: 403, error: messages.admin.adminsOnly };

const thingOf = (call: Call, { ids } = owner): number | string => {
  const thing = thingNamedBy(call);
  return thing ? ids[thing] : MISSING;
};

test('the calls that anybody may make are known, and administrators alone call what is theirs', () => {
  expect(allCalls.filter(({ access }) => access === 'anyone').map(nameOf)).toEqual(expect.arrayContaining([...OPEN]));
  for (const call of allCalls) {
    const access = OPEN.includes(nameOf(call)) ? 'anyone' : call.path.startsWith('/admin/') ? 'admin' : 'user';
    expect([nameOf(call), call.access]).toEqual([nameOf(call), access]);
  }
  expect(allCalls.map(nameOf)).toEqual(expect.arrayContaining(Object.keys(REQUESTS)));
});

const closed = allCalls.filter(({ access }) => access !== 'anyone');

test('every closed call is closed to nobody, to an expired session and to a deleted account, and changes nothing', async () => {
  const before = await app.quietTables();
  for (const call of closed) {
    expect(await surprises(call, { ids: [thingOf(call), MISSING, 'abc'], expected: UNKNOWN })).toEqual([]);
    for (const as of [expired, deleted, 'x'.repeat(43)])
      expect(await surprises(call, { as, ids: [thingOf(call)], expected: UNKNOWN })).toEqual([]);
  }
  expect(await dumpTables(app)).toEqual(before);
});

test('every call keeps everybody else from what is not theirs, and changes nothing', async () => {
  const before = await app.quietTables();
  const wrong = [MISSING, ...MALFORMED];
  for (const call of closed) {
    const isOfThing = thingOf(call) !== MISSING;
    const ids = [thingOf(call), ...wrong];
    if (call.access === 'admin') {
      for (const as of [owner.token, stranger])
        expect(await surprises(call, { as, ids, expected: FORBIDDEN })).toEqual([]);
      if (isOfThing) expect(await surprises(call, { as: admin, ids: wrong, expected: NOT_FOUND })).toEqual([]);
    } else if (isOfThing) {
      for (const as of [stranger, admin]) expect(await surprises(call, { as, ids, expected: NOT_FOUND })).toEqual([]);
      expect(await surprises(call, { as: owner.token, ids: wrong, expected: NOT_FOUND })).toEqual([]);
    }
  }
  expect(await dumpTables(app)).toEqual(before);
});

/** Calls that change what others are about, or that others would have changed. */
const ALONE = new Set([
  ...['/auth/logout', '/user/me', '/confirmations/:id/shown', '/resumes/:id/download', '/user/authenticator/confirm'],
  '/admin/users/:id/email',
]);

test.each(closed.map((call) => [nameOf(call), call] as const))('%s answers those whose it is', async (_name, call) => {
  const me = call.method === 'DELETE' || ALONE.has(call.path) ? await makeOwnerOfAll() : owner;
  const as = call.access === 'admin' ? admin : me.token;
  const { status, error } = await app.send(call, { ...askingOf(call, thingOf(call, me), me), as });
  const { own = call.status } = requestOf(call);
  expect({ status, error }).toEqual({ status: own, error: own < 400 ? '' : expect.any(String) });
});

test('no call without an id tells a stranger anything of the owner', async () => {
  for (const call of closed.filter((call) => call.method === 'GET' && call.access === 'user' && !thingNamedBy(call))) {
    const reply = await app.send(call, { as: stranger });
    expect([nameOf(call), reply.status, reply.bytes.includes(CANARY)]).toEqual([nameOf(call), call.status, false]);
  }
});

test('every open call is served', async () => {
  for (const call of allCalls.filter(({ access }) => access === 'anyone')) {
    const { status } = await fetch(app.url + pathOf(call), { method: call.method, redirect: 'manual' });
    expect([404, 500], nameOf(call)).not.toContain(status);
  }
});
