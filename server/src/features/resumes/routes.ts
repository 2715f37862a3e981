import { randomUUID } from 'node:crypto';
import { messages } from '@pawsume/contract/messages';
import { changePageSettings, DEFAULT_PAGE } from '@pawsume/contract/page-settings';
import {
  deleteResume,
  downloadResume,
  generateResume,
  getResume,
  listLeftOut,
  listMyResumes,
  listResumes,
  previewResume,
  type ResumeStatus,
  restoreResume,
  stopGenerating,
} from '@pawsume/contract/resumes';
import type { Context } from '#context';
import type { Tx } from '#db/types';
import { getPet } from '#features/pets/queries';
import { demandCompleteProfile } from '#features/users/profile';
import { readIdempotencyKey } from '#http/idempotency-key';
import type { Serve } from '#http/serve';
import { AppError } from '#lib/app-error';
import { openFairGate } from '#lib/fair-gate';
import { checkText, listChecked } from './check-text.ts';
import { drawResume } from './compose-resume-page.ts';
import { describeLeftOut, previewAnswer } from './describe-page.ts';
import { downloadPdf, findLastDownload } from './download.ts';
import { writeResume } from './generate.ts';
import { changePageSettings as changePageSettingsOf, readPageSettings, withLook } from './page-settings.ts';
import { getResumeRow, hideResume, showResume } from './queries.ts';
import type { Waiting } from './writing.ts';
import { findResumeMade } from './writing-queries.ts';
import { openWritings } from './writings.ts';

/** As many as the limit lets a user ask for in a minute; they wait for little more than a look at the balance. */
const DOWNLOADS_WAITING_EACH = 120;
const DOWNLOADS_WAITING = 2000;

const statusOf = (isPaid: boolean): ResumeStatus => (isPaid ? 'Paid' : 'Unpaid');

interface Listed {
  id: number;
  is_paid: boolean;
  created_at: Date;
}

/** Both lists: the schema of each call takes the fields that it has. */
async function* describedOf<Resume extends Listed>(batches: AsyncIterable<Resume[]>) {
  for await (const batch of batches)
    yield batch.map(({ is_paid, created_at, ...resume }) => ({
      ...resume,
      resume_id: resume.id,
      created_at: created_at.toISOString(),
      status: statusOf(is_paid),
    }));
}

export const registerResumes = (serve: Serve, context: Context): void => {
  const { db, clock } = context;
  const writings = openWritings(context);
  // One person's many downloads each look at the balance that the one before left.
  const downloads = openFairGate({
    width: Number.POSITIVE_INFINITY,
    maxWaitingEach: DOWNLOADS_WAITING_EACH,
    maxWaiting: DOWNLOADS_WAITING,
    busy: () => new AppError('unavailable', messages.download.notNow),
  });

  serve(generateResume, async ({ caller: { user }, params: { pet_id: petId }, body, headers, waitedMs, tell }) => {
    const since = new Date(clock().getTime() - waitedMs);
    const wanted = { owner: body?.owner ?? {}, purpose: body?.purpose ?? DEFAULT_PAGE.purpose };
    const key = readIdempotencyKey(headers) ?? null;
    demandCompleteProfile(user);
    const pet = await getPet(db, user.id, petId);
    const write = (waiting: Waiting) => writeResume(context, { user, pet, ...wanted, key }, waiting);
    const findMade = (tx: Tx) => findResumeMade(tx, { userId: user.id, petId, ...wanted, since, key });
    return writings.join({ userId: user.id, petId, wanted, write, findMade }, tell);
  });

  serve(stopGenerating, async ({ caller: { user }, params: { pet_id: petId } }) => {
    if (await writings.stop({ userId: user.id, petId })) return { msg: messages.generate.stopped };
    await getPet(db, user.id, petId);
    throw new AppError('not_found', messages.generate.nothingToStop);
  });

  serve(listMyResumes, async ({ caller, query }) => describedOf(listChecked(db, caller.user, query)));

  serve(listResumes, async ({ caller, query }) => describedOf(listChecked(db, caller.user, query)));

  serve(getResume, async ({ caller, params }) => {
    const resume = await getResumeRow(db, caller.user.id, params.id);
    const downloadedAt = await findLastDownload(db, resume, caller.user);
    return {
      ...resume,
      ...(await checkText(db, resume, caller.user)),
      created_at: resume.created_at.toISOString(),
      status: statusOf(resume.is_paid),
      page: readPageSettings(resume),
      downloaded_at: downloadedAt?.toISOString() ?? null,
    };
  });

  serve(deleteResume, async ({ caller, params }) => {
    await hideResume(db, { userId: caller.user.id, resumeId: params.id, now: clock() });
    return { msg: messages.resumes.deleted };
  });

  serve(restoreResume, async ({ caller, params }) => {
    await showResume(db, { userId: caller.user.id, resumeId: params.id, now: clock() });
    return { msg: messages.resumes.restored };
  });

  serve(previewResume, async ({ caller, params, query: { width, ...look } }) => {
    const resume = await getResumeRow(db, caller.user.id, params.id);
    return previewAnswer(await drawResume(context, withLook(resume, look), caller.user, width));
  });

  serve(listLeftOut, async ({ caller, params }) => {
    const resume = await getResumeRow(db, caller.user.id, params.id);
    return describeLeftOut(await drawResume(context, resume, caller.user));
  });

  serve(changePageSettings, async ({ caller, params, body }) => {
    const { id } = await getResumeRow(db, caller.user.id, params.id);
    return { msg: messages.resumes.pageChanged, page: await changePageSettingsOf(db, id, body) };
  });

  serve(downloadResume, async ({ caller, params, headers }) => {
    const resume = await getResumeRow(db, caller.user.id, params.id);
    const opKey = readIdempotencyKey(headers) ?? randomUUID();
    const pdf = await downloads.pass(caller.user.id, () => downloadPdf(context, { user: caller.user, resume, opKey }));
    return { pdf, filename: `resume_${resume.id}.pdf` };
  });
};
