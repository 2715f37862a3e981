import { messages } from '@pawsume/contract/messages';
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
import type { Context } from '#context';
import type { LinkRow, LiveLink, UserRow } from '#db/types';
import { findLinkBySlug } from '#features/links/queries';
import { listContactsHiddenByLink } from '#features/resumes/check-text';
import { getResumeRow } from '#features/resumes/queries';
import { findConfirmedEmail } from '#features/users/queries';
import type { Serve } from '#http/serve';
import { AppError } from '#lib/app-error';
import * as changes from './change-link.ts';
import * as requests from './contact-requests.ts';
import { countOpen as countOpenOf } from './count-open.ts';
import { describeLink, describeLinks, listOpensOf } from './describe-links.ts';
import { isClean, readPdfMarks } from './link-page.ts';

/** What owners do with the links of their résumés, and what the pages behind them ask for. */
export const registerSharing = (serve: Serve, context: Context): void => {
  const { db, clock, jobs, publicUrl } = context;
  const now = () => ({ db, jobs, publicUrl, now: clock() });
  const changed = async (msg: string, link: LinkRow, user: UserRow) => {
    const opensOf = await listOpensOf(now(), link.resume_id);
    const isMarked = await readPdfMarks(db, await getResumeRow(db, user.id, link.resume_id), user);
    const about = { opens: opensOf(link.purpose), isMarked: isMarked(link.purpose) };
    return { msg, link: describeLink(link, now(), about) };
  };
  const findOpen = async (slug: string): Promise<LiveLink> => {
    const link = await findLinkBySlug(db, slug, clock());
    if (!link) throw new AppError('not_found', messages.sharing.page.gone);
    return link;
  };
  const { on, changed: changedWords, newAddress, ended, shownTo, shownAgain, refused, page } = messages.sharing;

  serve(listLinks, async ({ caller, params }) => {
    const resume = await getResumeRow(db, caller.user.id, params.id);
    return {
      ...(await describeLinks(now(), resume, caller.user)),
      watermarked: !isClean(resume),
      hidden_contacts: await listContactsHiddenByLink(db, resume, caller.user),
      owner_is_mailed: (await findConfirmedEmail(db, caller.user.id)) !== undefined,
    };
  });

  serve(saveLink, async ({ caller, params: { id, purpose }, body }) => {
    const { id: resumeId } = await getResumeRow(db, caller.user.id, id);
    const { link, wasOff } = await changes.saveLink(now(), { userId: caller.user.id, resumeId, purpose }, body);
    return changed(wasOff ? on : changedWords, link, caller.user);
  });

  serve(renewLink, async ({ caller, params: { id, purpose }, body }) => {
    const { id: resumeId } = await getResumeRow(db, caller.user.id, id);
    return changed(newAddress, await changes.renewLink(now(), { resumeId, purpose }, body.url), caller.user);
  });

  serve(endLink, async ({ caller, params: { id, purpose } }) => {
    const { id: resumeId } = await getResumeRow(db, caller.user.id, id);
    return changed(ended, await changes.endLink(now(), { resumeId, purpose }), caller.user);
  });

  serve(answerContactRequest, async ({ caller, params: { id }, body: { show } }) => {
    const { wasMailed, request } = await requests.answerContactRequest(context, { userId: caller.user.id, id, show });
    const shown = wasMailed ? shownAgain : shownTo;
    return { msg: show ? shown(request.name) : refused(request.name), request };
  });

  serve(countOpen, async ({ body, address, headers }) => {
    const link = await findOpen(body.slug);
    await countOpenOf(now(), link, { address, browser: headers['user-agent'] ?? '' });
    return { msg: page.counted };
  });

  serve(askForContact, async ({ body: { slug, ...reader } }) => {
    await requests.askForContact(context, await findOpen(slug), reader);
    return { msg: page.asked };
  });

  serve(showContact, async ({ body: { slug, token } }) => requests.showContact(now(), await findOpen(slug), token));
};
