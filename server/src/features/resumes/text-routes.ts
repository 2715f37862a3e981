import { messages } from '@pawsume/contract/messages';
import {
  checkProse,
  getProse,
  keepText,
  listVersions,
  previewProse,
  restoreVersion,
  rewriteResume,
  saveProse,
} from '@pawsume/contract/resume-text';
import type { Context } from '#context';
import type { Serve } from '#http/serve';
import { listTexts, restoreText, saveText } from './change-text.ts';
import { checkSentences, keepText as keepTextOf } from './check-text.ts';
import { drawResume } from './compose-resume-page.ts';
import { previewAnswer } from './describe-page.ts';
import { getResumeRow } from './queries.ts';
import { rewrite } from './rewrite.ts';

/** The calls about the text of a résumé that is there. */
export const registerTexts = (serve: Serve, context: Context): void => {
  const { db, clock } = context;

  serve(rewriteResume, async ({ caller, params, body }) => {
    const resume = await getResumeRow(db, caller.user.id, params.id);
    return rewrite(context, { user: caller.user, resume, fields: body?.fields });
  });

  serve(keepText, async ({ caller, params, body }) => {
    const resume = await getResumeRow(db, caller.user.id, params.id);
    await keepTextOf(db, { user: caller.user, resume, baseVersion: body.version });
    return { msg: messages.resumes.textKept };
  });

  serve(getProse, async ({ caller, params }) => {
    const resume = await getResumeRow(db, caller.user.id, params.id);
    return { ...resume, sentences: await checkSentences(db, resume, caller.user) };
  });

  serve(checkProse, async ({ caller, params, body: prose }) => {
    const resume = await getResumeRow(db, caller.user.id, params.id);
    return { sentences: await checkSentences(db, { ...resume, ...prose }, caller.user) };
  });

  serve(previewProse, async ({ caller, params, query, body: prose }) => {
    const resume = await getResumeRow(db, caller.user.id, params.id);
    return previewAnswer(await drawResume(context, { ...resume, ...prose }, caller.user, query.width));
  });

  serve(saveProse, async ({ caller, params, body: { version: baseVersion, cause = 'edited', ...prose } }) => {
    const { id } = await getResumeRow(db, caller.user.id, params.id);
    const version = await saveText(db, { resumeId: id, baseVersion, now: clock() }, { prose, cause });
    return { msg: messages.resumes.updated, version };
  });

  serve(listVersions, async ({ caller, params }) => {
    return listTexts(db, await getResumeRow(db, caller.user.id, params.id));
  });

  serve(restoreVersion, async ({ caller, params, body }) => {
    const { id } = await getResumeRow(db, caller.user.id, params.id);
    const change = { resumeId: id, baseVersion: body?.version, now: clock() };
    return { msg: messages.resumes.textRestored, version: await restoreText(db, change, params.version) };
  });
};
