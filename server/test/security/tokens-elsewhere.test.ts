import {
  checkResetLink,
  confirmEmail,
  exchangeToken,
  forgotPassword,
  resetPassword,
  undoEmail,
} from '@pawsume/contract/auth';
import { declineConfirmation, openConfirmation, reportConfirmation, tellFacts } from '@pawsume/contract/confirmations';
import { answerContactRequest, askForContact, showContact } from '@pawsume/contract/sharing';
import { getMe, updateMe } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { tokenIn } from '../accounts/mails.ts';
import { answerBy, handOn, plainFacts } from '../confirmations/ask.ts';
import { confirmEmailOf, makeResume, PROFILE, signUpByForm } from '../harness/make.ts';
import { linksOf, share } from '../harness/shared-links.ts';
import { sharedApp, type TestApp } from '../harness/start-app.ts';

/** An owner with a link, a reader who was let through at it, a reference who answered, and letters about the account. */
const makeTokens = async (app: TestApp) => {
  const owner = await signUpByForm(app);
  await app.send(updateMe, { as: owner.token, body: { ...PROFILE, email: owner.email } });
  const [confirm] = (await app.inbox.mailbox.next(owner.email)).links;
  await confirmEmailOf(app, owner);
  const made = { ...owner, ...(await makeResume(app, owner.token)) };
  const link = await share(app, made, { hides_contact: true });
  const email = `reader.of.${owner.username}@example.org`;
  await app.send(askForContact, { body: { slug: link.slug, name: 'Pat', email } });
  const [request] = (await linksOf(app, made)).requests;
  await app.send(answerContactRequest, { as: owner.token, params: { id: request?.id ?? 0 }, body: { show: true } });
  const [contact = ''] = (await app.inbox.mailbox.next(email)).links;
  const reference = await handOn(app, made);
  await answerBy(app, reference.token);
  const { report_key } = await app.db
    .selectFrom('confirmations')
    .select('report_key')
    .where('id', '=', reference.id)
    .executeTakeFirstOrThrow();
  await app.send(forgotPassword, { body: { email: owner.email } });
  const [reset] = (await app.inbox.mailbox.next(owner.email, ({ subject }) => subject.includes('new password'))).links;
  return {
    slug: link.slug,
    tokens: {
      session: owner.token,
      confirm: tokenIn(confirm),
      contact: new URLSearchParams(new URL(contact).hash.slice(1)).get('contact') ?? '',
      reference: reference.token,
      report: report_key,
      reset: tokenIn(reset),
    },
  };
};

type Kind = keyof Awaited<ReturnType<typeof makeTokens>>['tokens'];
type Try = (app: TestApp, token: string, slug: string) => Promise<{ status: number }>;

/** Calls that take a token, and the one kind of token that each is for. */
const CALLS: readonly [string, Kind | null, Try][] = [
  ['a session', 'session', (app, token) => app.send(getMe, { as: token })],
  ['contact data', 'contact', (app, token, slug) => app.send(showContact, { body: { slug, token } })],
  ['a reference', 'reference', (app, token) => app.send(openConfirmation, { body: { token } })],
  ['its facts', null, (app, token) => app.send(tellFacts, { body: { token, said: plainFacts('Landlord') } })],
  ['a report by link', 'reference', (app, token) => app.send(reportConfirmation, { body: { token, reason: '' } })],
  ['a report', 'report', (app, token) => app.send(reportConfirmation, { body: { report: token, reason: '' } })],
  ['a reset', 'reset', (app, token) => app.send(checkResetLink, { body: { token } })],
  ['an address', 'confirm', (app, token) => app.send(confirmEmail, { body: { token } })],
  ['an undone address', null, (app, token) => app.send(undoEmail, { body: { token } })],
  ['a login ticket', null, (app, token) => app.send(exchangeToken, { body: { token } })],
  [
    'a new password',
    'reset',
    (app, token) => app.send(resetPassword, { body: { token, new_password: 'a fine long password 2' } }),
  ],
  ['a no', 'reference', (app, token) => app.send(declineConfirmation, { body: { token } })],
];

test('a token opens what it was made for, and nothing else of its account or of another', async () => {
  const app = await sharedApp();
  const mine = await makeTokens(app);
  const theirs = await makeTokens(app);
  for (const [call, own, attempt] of CALLS) {
    for (const [kind, token] of Object.entries(mine.tokens)) {
      if (kind !== own)
        expect((await attempt(app, token, mine.slug)).status, `${kind} at ${call}`).toBeGreaterThanOrEqual(400);
    }
  }
  expect((await app.send(showContact, { body: { slug: theirs.slug, token: mine.tokens.contact } })).status).toBe(400);
  for (const [call, own, attempt] of CALLS) {
    if (own !== null) expect((await attempt(app, mine.tokens[own], mine.slug)).status, call).toBe(200);
  }
});
