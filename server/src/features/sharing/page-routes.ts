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
/** Answers for a link that is on; null where there is nothing of that kind. */
type Answer = (link: VersionedLink, request: Request, reply: FastifyReply) => Promise<FastifyReply | null>;

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

  /** Counts a guess; where there were too many, says so and returns the answer. */
  const refuseGuesses = async (request: Request, reply: FastifyReply): Promise<FastifyReply | null> => {
    try {
      await admitPage(limits, UNKNOWN_SHARED_PAGE, request);
      return null;
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      return sendPacked(request, asHtml(reply.code(429).header('retry-after', error.retryAfterS)), TOO_MANY);
    }
  };

  const answerGone = async (request: Request, reply: FastifyReply): Promise<FastifyReply> =>
    (await refuseGuesses(request, reply)) ?? sendPacked(request, asHtml(reply.code(404)), GONE);

  const serve = (path: string, answer: Answer) =>
    app.route<Asked>({
      method: ['GET', 'HEAD'],
      url: `${SHARED_PAGES}/:slug${path}`,
      schema: { hide: true },
      async handler(request, reply) {
        asPrivate(reply);
        const slug = slugSchema.safeParse(request.params.slug);
        const link = slug.success ? await findVersionedLink(db, slug.data, clock()) : undefined;
        return (link && (await answer(link, request, reply))) ?? answerGone(request, reply);
      },
    });

  serve('', async (link, request, reply) => {
    const { v: code } = request.query;
    if (typeof code !== 'string') {
      const html = await pages.get(link);
      return html && sendPacked(request, asHtml(reply), html);
    }
    const printed = await checkPrintedVersion(db, link, code);
    const refused = printed.state === 'unknown' ? await refuseGuesses(request, reply) : null;
    if (refused) return refused;
    const html = await pages.write(link, describePrinted(printed));
    return html && sendPacked(request, asHtml(reply), html);
  });

  serve('/photo', async (link, request, reply) => {
    const composed = await composeLinkPage(db, link);
    if (!composed) return null;
    const photo = composed.picture && (await pictures.findForScreen(composed.picture));
    if (photo) return sendBytes(request, reply.type('image/jpeg'), photo);
    return sendBytes(request, reply.type('image/png'), await drawCard(composed.page.look.accent));
  });

  serve('/proofs/:id', async (link, request, reply) => {
    const { id = '' } = request.params;
    const proof = ID.test(id) ? await findShownProof(db, link.id, Number(id)) : undefined;
    const file = proof && (await readProof({ pictures }, proof));
    return file ? sendFile(request, reply, file) : null;
  });

  serve('/pdf', async (link, request, reply) => {
    if (!link.with_pdf) return null;
    await admitPage(limits, SHARED_PDF, request);
    const pdf = await makeLinkPdf(context, link);
    if (!pdf) return null;
    return reply.type('application/pdf').header('content-disposition', `attachment; filename="resume.pdf"`).send(pdf);
  });
};
