import { SHARED_PAGES } from '@pawsume/contract/screens';
import { slug as slugSchema } from '@pawsume/contract/sharing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#context';
import { findShownProof } from '#features/proofs/queries';
import { readProof } from '#features/proofs/read-proof';
import { admitPage } from '#http/limited';
import { sendPacked } from '#http/packed';
import { sendBytes } from '#http/send-bytes';
import { sendFile } from '#http/send-file';
import { LimitError } from '#limits/limit-error';
import { SHARED_PDF, UNKNOWN_SHARED_PAGE } from '#limits/table';
import { assets } from '#press/shared-page/assets';
import { drawCard } from '#press/shared-page/card';
import { gonePage, tooManyPage } from '#press/shared-page/gone';
import { composeLinkPage } from './link-page.ts';
import { makeLinkPdf } from './link-pdf.ts';
import { findVersionedLink, type VersionedLink } from './page-queries.ts';
import { checkPrintedVersion, describePrinted } from './printed-version.ts';
import { openRememberedPages } from './remembered-pages.ts';

interface Asked {
  Params: { slug: string; id?: string };
  Querystring: { v?: unknown };
}
type Request = FastifyRequest<Asked>;
/** Answers for a link that is on; false where there is nothing of that kind. */
type Answer = (link: VersionedLink, request: Request, reply: FastifyReply) => Promise<boolean>;

const GONE = Buffer.from(gonePage);
const TOO_MANY = Buffer.from(tooManyPage);
const ID = /^[1-9]\d{0,8}$/;

/** Nobody keeps what stands here, no other address learns of it, and no search engine lists it. */
const asPrivate = (reply: FastifyReply): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex, nofollow, noarchive')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', assets.policy);

const asHtml = (reply: FastifyReply): FastifyReply => reply.type('text/html; charset=utf-8');

/**
 * Serves what stands behind the links of shared résumés: the page, its photo, its PDF. An address that leads nowhere is answered the
 * same, whether it ended, was taken back or never was.
 */
export const serveSharedPages = (app: FastifyInstance, context: Context): void => {
  const { db, clock, limits, pictures, publicUrl } = context;
  const pages = openRememberedPages({ db, publicUrl });

  /** Counts a guess; where there were too many, answers so and returns true. */
  const refusesGuess = async (request: Request, reply: FastifyReply): Promise<boolean> => {
    try {
      await admitPage(limits, UNKNOWN_SHARED_PAGE, request);
      return false;
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      await sendPacked(request, asHtml(reply.code(429).header('retry-after', error.retryAfterS)), TOO_MANY);
      return true;
    }
  };

  const answerGone = async (request: Request, reply: FastifyReply): Promise<void> => {
    if (await refusesGuess(request, reply)) return;
    await sendPacked(request, asHtml(reply.code(404)), GONE);
  };

  const serve = (path: string, answer: Answer) =>
    app.route<Asked>({
      method: ['GET', 'HEAD'],
      url: `${SHARED_PAGES}/:slug${path}`,
      schema: { hide: true },
      async handler(request, reply) {
        asPrivate(reply);
        const slug = slugSchema.safeParse(request.params.slug);
        const link = slug.success ? await findVersionedLink(db, slug.data, clock()) : undefined;
        const isThere = link !== undefined && (await answer(link, request, reply));
        if (!isThere) await answerGone(request, reply);
        return reply;
      },
    });

  serve('', async (link, request, reply) => {
    const { v: code } = request.query;
    const printed = typeof code === 'string' ? await checkPrintedVersion(db, link, code) : null;
    if (printed?.state === 'unknown' && (await refusesGuess(request, reply))) return true;
    const html = printed ? await pages.write(link, describePrinted(printed)) : await pages.get(link);
    if (!html) return false;
    await sendPacked(request, asHtml(reply), html);
    return true;
  });

  serve('/photo', async (link, request, reply) => {
    const composed = await composeLinkPage(db, link);
    if (!composed) return false;
    const photo = composed.picture && (await pictures.findForScreen(composed.picture));
    const card = photo || (await drawCard(composed.page.look.accent));
    await sendBytes(request, reply.type(photo ? 'image/jpeg' : 'image/png'), card);
    return true;
  });

  serve('/proofs/:id', async (link, request, reply) => {
    const { id = '' } = request.params;
    const proof = ID.test(id) ? await findShownProof(db, link.id, Number(id)) : undefined;
    const file = proof && (await readProof({ pictures }, proof));
    if (!file) return false;
    await sendFile(request, reply, file);
    return true;
  });

  serve('/pdf', async (link, request, reply) => {
    if (!link.with_pdf) return false;
    await admitPage(limits, SHARED_PDF, request);
    const pdf = await makeLinkPdf(context, link);
    if (!pdf) return false;
    reply.type('application/pdf').header('content-disposition', 'attachment; filename="resume.pdf"');
    await reply.send(pdf);
    return true;
  });
};
