import { allCalls } from '@pawsume/contract/all-calls';
import { adminLogin, forgotPassword } from '@pawsume/contract/auth';
import { payResumeByCard, payResumeByPaypal } from '@pawsume/contract/payments';
import { saveProse } from '@pawsume/contract/resume-text';
import { deleteResume, downloadResume, restoreResume } from '@pawsume/contract/resumes';
import {
  answerContactRequest,
  askForContact,
  countOpen,
  endLink,
  listLinks,
  renewLink,
  saveLink,
  showContact,
} from '@pawsume/contract/sharing';
import { deleteAccount } from '@pawsume/contract/users';
import { expect, test } from 'vitest';
import { cleanUp } from '#features/account/cleanup';
import { makeAdmin } from '#features/auth/make-admin';
import { setUpApp } from '../accounts/factors.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { buyCredits, makeOwner, makeResume, PASSWORD, payOnPage } from '../harness/make.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';
import { named } from './calls/all.ts';
import { findSomeone, openNoted } from './stated.ts';

const PROSE = { one_liner_description: 'a', rewritten_pet_description: 'b', rewritten_owner_description: 'c' };

/** How rows are found, without what is stored in them and how many values a list has. */
const formOf = (text: string): string =>
  text
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\(\?(?:, \?)+\)/g, '(?)')
    .replace(/(update "\w+" set ).*?( where "\w+"(?:\."\w+")? [=i])/, '$1…$2')
    .replace(/(insert into "\w+") .*? (on conflict|returning|$)/, '$1 … $2')
    .replaceAll(/\(\?\)(?:, \(\?\))+/g, '(?)')
    .replaceAll(/"step\d/g, '"step');

/** Of links, all that owners and readers do. */
const shareWithSomebody = async ({ send, url }: TestApp, { as, id }: { as: string; id: number }): Promise<void> => {
  const link = { as, params: { id, purpose: 'Renting' } };
  const { answer } = await send(saveLink, { ...link, body: { hides_contact: true } });
  const address = answer.link.url ?? '';
  const slug = address.split('/').at(-1) ?? '';
  await send(countOpen, { body: { slug }, headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' } });
  await send(askForContact, { body: { slug, name: 'Pat', email: 'pat@example.com' } });
  const { requests } = (await send(listLinks, { as, params: { id } })).answer;
  for (const show of [true, false]) {
    await send(answerContactRequest, { as, params: { id: requests[0]?.id ?? 0 }, body: { show } });
  }
  await send(showContact, { body: { slug, token: 'x' } });
  for (const path of ['', '/photo', '/pdf']) await fetch(`${url}/r/${slug}${path}`);
  await send(renewLink, { ...link, body: { url: address } });
  await send(endLink, link);
};

/** An owner and an administrator do something of everything, and make every call that only reads. */
const walk = async (app: TestApp): Promise<void> => {
  const { send } = app;
  const owner = await makeOwner(app);
  const as = owner.token;
  const { petId, resumeId } = await makeResume(app, as);
  const resume = { as, params: { id: resumeId } };
  await buyCredits(app, as, 10);
  await send(downloadResume, resume);
  await send(saveProse, { ...resume, body: PROSE });
  const byPaypal = await send(payResumeByPaypal, { as, params: { resume_id: resumeId } });
  await payOnPage(app, byPaypal.answer.url);
  await send(payResumeByCard, { as, params: { resume_id: (await makeResume(app, as)).resumeId } });
  await send(deleteResume, resume);
  await send(restoreResume, resume);
  await shareWithSomebody(app, { as, id: resumeId });
  await send(forgotPassword, { body: { email: owner.email } });
  const admin = { username: 'boss', password: PASSWORD };
  await makeAdmin({ db: app.db, now: new Date() }, admin);
  const boss = (await send(adminLogin, { body: admin })).answer.token;
  const params = { id: resumeId, pet_id: petId, resume_id: resumeId, version: 0, payment_id: 'x' };
  for (const call of allCalls.filter(({ method, access }) => method === 'GET' && access !== 'anyone')) {
    await send(call, { as: call.access === 'admin' ? boss : as, params });
  }
  await setUpApp(app, as);
  await cleanUp(app.context);
  await send(deleteAccount, { as: (await makeOwner(app)).token, body: { confirm: true } });
};

test('the app finds rows in no other ways than those that are judged', async () => {
  const url = await freshDatabase();
  const noted = openNoted(url);
  const app = await startApp({ DATABASE_URL: url }, (context) => ({ ...context, db: noted.db }));
  await walk(app);
  const asked = new Set(noted.statements.map(({ sql }) => formOf(sql)));
  expect(asked.size).toBeGreaterThan(80);
  const someone = await findSomeone(noted.db);
  const judged = new Set<string>();
  for (const ask of named.flatMap(({ asks }) => asks)) {
    for (const { sql } of await noted.statementsOf((db) => ask({ ...someone, db }))) judged.add(formOf(sql));
  }
  expect([...asked].filter((form) => !judged.has(form))).toEqual([]);
});
