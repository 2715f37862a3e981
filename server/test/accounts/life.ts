import { confirmEmail, login, register } from '@pawsume/contract/auth';
import { createPet, saveStep1, saveStep2, saveStep3, saveStep5 } from '@pawsume/contract/pets';
import { saveProse } from '@pawsume/contract/resume-text';
import { downloadResume, generateResume, previewResume } from '@pawsume/contract/resumes';
import { answerContactRequest, askForContact, countOpen, listLinks, saveLink } from '@pawsume/contract/sharing';
import { updateMe, updateMyPicture } from '@pawsume/contract/users';
import { isChoice } from '@pawsume/fixtures/choices';
import { expect } from 'vitest';
import { recordAuditEntry } from '#features/admin/audit';
import { newChallenge } from '#features/auth/factor/passkey-challenges';
import { insertPasskey } from '#features/auth/factor/passkey-queries';
import { beginSecondStep } from '#features/auth/factor/second-steps';
import { insertIdentity } from '#features/auth/google-queries';
import { issueLoginTicket } from '#features/auth/login-ticket';
import {
  insertAskingBrowser,
  insertConfirmation,
  insertRefusal,
  updateConfirmation,
} from '#features/confirmations/queries';
import { putContactToken } from '#features/sharing/contact-queries';
import { noteEarlierAddress } from '#features/users/earlier-addresses';
import { buyCredits, PASSWORD } from '../harness/make.ts';
import type { TestApp } from '../harness/start-app.ts';
import { keepProof, showOnLink } from '../proofs/keep.ts';
import { makePdf } from '../proofs/make-pdf.ts';
import { Canaries, everyAnswer, photoWith } from './canaries.ts';
import { setUpApp } from './factors.ts';
import { askForReset, tokenIn } from './mails.ts';

const { step1, step2, step3, step5, owner } = everyAnswer();

/** A passkey, an authenticator app, recovery codes, and a login that stands between password and second factor. */
const setUpFactors = async (
  app: TestApp,
  { token, userId, name }: { token: string; userId: number; name: string },
): Promise<void> => {
  const { db } = app;
  const now = new Date();
  await setUpApp(app, token);
  const ids = { user_id: userId, credential_id: crypto.randomUUID() };
  await insertPasskey(db, { ...ids, public_key: 'key', counter: 0, transports: 'usb', name, created_at: now });
  await db.updateTable('passkeys').set({ last_used_at: now }).where('user_id', '=', userId).execute();
  await beginSecondStep({ db, now }, { userId, passwordHash: 'a hash' });
  await newChallenge({ db, now }, { purpose: 'add', userId });
};

/** A mail about this account that was given up. */
const failToMail = ({ db }: TestApp, userId: number) =>
  db
    .insertInto('jobs')
    .values({
      id: crypto.randomUUID(),
      kind: 'confirm-email',
      user_id: userId,
      posted_at: new Date(),
      gave_up_at: new Date(),
    })
    .execute();

/** A link that was opened, and a reader who was let see how to reach its owner. */
const shareWithReaders = async (
  { send, db }: TestApp,
  { token, resumeId, reader, address }: { token: string; resumeId: number; reader: string; address: string },
): Promise<void> => {
  const params = { id: resumeId, purpose: 'Renting' };
  const { answer } = await send(saveLink, { as: token, params, body: { ends: '30', hides_contact: true } });
  const slug = answer.link.url?.split('/').at(-1) ?? '';
  const asked = await send(askForContact, { body: { slug, name: reader, email: `${address}@example.com` } });
  expect(asked).toMatchObject({ status: 200 });
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  expect(await send(countOpen, { body: { slug }, headers })).toMatchObject({ status: 200 });
  const { requests } = (await send(listLinks, { as: token, params: { id: resumeId } })).answer;
  const id = requests[0]?.id ?? 0;
  await send(answerContactRequest, { as: token, params: { id }, body: { show: true } });
  await putContactToken(db, { id, tokenHash: crypto.randomUUID(), isAgain: false });
  await putContactToken(db, { id, tokenHash: crypto.randomUUID(), isAgain: true });
};

/** A text under way, in a server that was killed. */
const leaveWriting = async ({ db }: TestApp, { userId, petId }: { userId: number; petId: number }): Promise<void> => {
  await db
    .insertInto('writings')
    .values({ user_id: userId, pet_id: petId, wanted: 'a hash', state: 'writing', until: new Date() })
    .execute();
};

/** A PDF and a picture, with words in what is not kept of them, and shown on a link. */
const keepProofs = async (
  app: TestApp,
  {
    token,
    petId,
    resumeId,
    words: { kept, dropped },
  }: { token: string; petId: number; resumeId: number; words: { kept: Canaries; dropped: Canaries } },
): Promise<void> => {
  const proof = { as: token, petId };
  const hidden = makePdf({ trailer: `/Info << /Title (${dropped.word('pdftitle')}) >>` });
  const pdf = await keepProof(app, { ...proof, title: kept.word('proof'), file: hidden });
  await keepProof(app, { ...proof, title: kept.word('picture'), file: await photoWith(dropped.word('proofexif')) });
  await showOnLink(app, { as: token, resumeId, proofId: pdf.id });
};

/** Somebody who was asked to confirm, and answered, by a letter of which nobody knows whether it arrived. */
const askReference = async (
  { db }: TestApp,
  { userId, petId, kept }: { userId: number; petId: number; kept: Canaries },
): Promise<void> => {
  const now = new Date();
  const id = await insertConfirmation(db, {
    ...{ user_id: userId, pet_id: petId, kind: 'Landlord', channel: 'mail', name: kept.word('reference') },
    ...{ email: `${kept.word('landlord')}@example.com`, masked: `${kept.word('masked')}@example.com` },
    ...{
      address_hash: 'a hash',
      token_hash: crypto.randomUUID(),
      browser_hash: 'a hash',
      report_key: crypto.randomUUID(),
    },
    ...{ asked_at: now, expires_at: now },
  });
  await insertAskingBrowser(db, { userId, browserHash: 'a hash' });
  await insertRefusal(db, { userId, addressHash: 'a hash', now });
  const line = { answer: 'rental_issues', verdict: 'corrected' } as const;
  await updateConfirmation(db, id, {
    ...{ state: 'answered', answered_at: now, spare_hash: crypto.randomUUID() },
    ...{ signed: kept.word('signed'), words: kept.word('words'), said: { damage: kept.word('said') } },
    lines: [{ ...line, page: kept.word('line'), correction: kept.word('correction') }],
  });
  const reported = { reports: 1, report_reason: 'a word of whoever reported it', reported_at: now };
  await db.updateTable('confirmations').set(reported).where('id', '=', id).execute();
};

/**
 * An account that has used everything there is, with a word of its own in every field, in the metadata and the names of
 * its pictures. `kept` are the words that are stored about it, `dropped` those that must never be.
 */
export const liveWholeLife = async (app: TestApp) => {
  const kept = new Canaries();
  const dropped = new Canaries();
  const { send } = app;
  const account = { username: kept.word('username'), email: `${kept.word('email')}@example.com`, password: PASSWORD };
  await send(register, { body: { ...account, name: dropped.word('firstname') } });
  const [link] = (await app.inbox.mailbox.next(account.email)).links;
  expect(await send(confirmEmail, { body: { token: tokenIn(link) } })).toMatchObject({ status: 200 });
  const headers = { 'user-agent': `${dropped.word('agent')}/1.0 Firefox/140.0 (X11; Linux)` };
  const { token } = (await send(login, { body: account, headers })).answer;
  const profile = kept.in(
    { name: 'a', profession: 'b', address: 'c', phone: 'd', city: 'e', state: 'f', country: 'g' },
    isChoice,
  );
  await send(updateMe, { as: token, body: { ...profile, email: account.email } });
  const photo = async () => ({ file: await photoWith(dropped.word('exif')), fileName: `${dropped.word('file')}.jpg` });
  expect(await send(updateMyPicture, { as: token, ...(await photo()) })).toMatchObject({ status: 200 });

  const { picture: _none, ...basics } = step1;
  const { pet_id } = (await send(createPet, { as: token, body: dropped.in(basics, isChoice), ...(await photo()) }))
    .answer;
  const pet = { as: token, params: { pet_id } };
  for (const saved of [
    await send(saveStep1, { ...pet, body: kept.in(basics, isChoice), ...(await photo()) }),
    await send(saveStep2, { ...pet, body: kept.in(step2, isChoice) }),
    await send(saveStep3, { ...pet, body: kept.in(step3, isChoice) }),
    await send(saveStep5, { ...pet, body: kept.in(step5, isChoice) }),
  ]) {
    expect(saved).toMatchObject({ status: 200 });
  }
  const { resume_id } = (await send(generateResume, { ...pet, body: { owner: kept.in(owner, isChoice) } })).answer;
  const resume = { as: token, params: { id: resume_id } };
  const prose = { one_liner_description: 'a', rewritten_pet_description: 'b', rewritten_owner_description: 'c' };
  expect(await send(saveProse, { ...resume, body: kept.in(prose, isChoice) })).toMatchObject({ status: 200 });
  await buyCredits(app, token, 1);
  expect(await send(previewResume, resume)).toMatchObject({ status: 200 });
  expect(await send(downloadResume, resume)).toMatchObject({ status: 200 });
  const { id } = await app.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', account.username)
    .executeTakeFirstOrThrow();
  const identity = { issuer: `https://${kept.word('issuer')}.example`, subject: kept.word('subject') };
  await insertIdentity(app.db, identity, { user_id: id, created_at: new Date() });
  const now = new Date();
  await setUpFactors(app, { token, userId: id, name: kept.word('passkey') });
  await issueLoginTicket({ db: app.db, now }, { browser: 'a browser', userId: id, identity });
  await noteEarlierAddress(app.db, { userId: id, now, email: kept.word('earlier') });
  await recordAuditEntry(app.db, { actorId: id, action: 'Gave 1 credit', note: kept.word('note'), userId: id, now });
  await askForReset(app, account.email);
  await askReference(app, { userId: id, petId: pet.params.pet_id, kept });
  await failToMail(app, id);
  await shareWithReaders(app, {
    token,
    resumeId: resume_id,
    reader: kept.word('reader'),
    address: kept.word('reader-mail'),
  });
  await keepProofs(app, { token, petId: pet.params.pet_id, resumeId: resume_id, words: { kept, dropped } });
  await leaveWriting(app, { userId: id, petId: pet.params.pet_id });
  return { ...account, id, token, kept: kept.all, dropped: dropped.all };
};
