import { SHARED_PAGES } from '@pawsume/contract/screens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LimitError } from '#limits/limit-error';
import type { LimitedPage } from '#limits/limiter';
import type { Limits } from '#limits/limits';
import { SHARED_PDF, SHARED_PROOF, UNKNOWN_SHARED_PAGE } from '#limits/table';
import { assets } from '#press/shared-page/assets';
import { gonePage, tooManyPage } from '#press/shared-page/gone';
import { admitPage } from './limited.ts';
import { sendPacked } from './packed.ts';
import { sendBytes } from './send-bytes.ts';
import { type FileAnswer, sendFile } from './send-file.ts';

/** What readers of a link that is on are served; null where its account has gone meanwhile. */
interface BehindLink {
  html(): Promise<Buffer | null>;
  /** The same, and what became of the printed page of this code. */
  printed(code: string): Promise<{ isKnown: boolean; html: Buffer | null }>;
  photo(): Promise<{ type: string; bytes: Buffer } | null>;
  proof(id: number): Promise<FileAnswer | null>;
  hasPdf: boolean;
  pdf(): Promise<Buffer | null>;
}

export interface SharedPages {
  /** Null for an address that leads nowhere. */
  find(slug: string): Promise<BehindLink | null>;
}

interface Asked {
  Params: { slug: string; id?: string };
  Querystring: { v?: unknown };
}
type Request = FastifyRequest<Asked>;
/** Answers for a link that is on; false where there is nothing of that kind. */
type Answer = (link: BehindLink, request: Request, reply: FastifyReply) => Promise<boolean>;

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

const sendHtml = async (request: Request, reply: FastifyReply, html: Buffer | null): Promise<boolean> => {
  if (html) await sendPacked(request, asHtml(reply), html);
  return html !== null;
};

const asHtml = (reply: FastifyReply): FastifyReply => reply.type('text/html; charset=utf-8');

/**
 * Serves what stands behind the links of shared résumés: the page, its photo, its PDF. An address that leads nowhere is answered the
 * same, whether it ended, was taken back or never was.
 */
export const serveSharedPages = (
  app: FastifyInstance,
  { pages, limits }: { pages: SharedPages; limits: Limits },
): void => {
  /** Counts what was asked for; where that was too often, answers so and returns true. */
  const refuses = async (page: LimitedPage, request: Request, reply: FastifyReply): Promise<boolean> => {
    try {
      await admitPage(limits, page, request);
      return false;
    } catch (error) {
      if (!(error instanceof LimitError)) throw error;
      await sendPacked(request, asHtml(reply.code(429).header('retry-after', error.retryAfterS)), TOO_MANY);
      return true;
    }
  };

  const answerGone = async (request: Request, reply: FastifyReply): Promise<void> => {
    if (await refuses(UNKNOWN_SHARED_PAGE, request, reply)) return;
    await sendPacked(request, asHtml(reply.code(404)), GONE);
  };

  const serve = (path: string, answer: Answer) =>
    app.route<Asked>({
      method: ['GET', 'HEAD'],
      url: `${SHARED_PAGES}/:slug${path}`,
      schema: { hide: true },
      async handler(request, reply) {
        asPrivate(reply);
        const link = await pages.find(request.params.slug);
        const isThere = link !== null && (await answer(link, request, reply));
        if (!isThere) await answerGone(request, reply);
        return reply;
      },
    });

  serve('', async (link, request, reply) => {
    const { v: code } = request.query;
    if (typeof code !== 'string') return sendHtml(request, reply, await link.html());
    const { isKnown, html } = await link.printed(code);
    if (!isKnown && (await refuses(UNKNOWN_SHARED_PAGE, request, reply))) return true;
    return sendHtml(request, reply, html);
  });

  serve('/photo', async (link, request, reply) => {
    const photo = await link.photo();
    if (photo) await sendBytes(request, reply.type(photo.type), photo.bytes);
    return photo !== null;
  });

  serve('/proofs/:id', async (link, request, reply) => {
    const { id = '' } = request.params;
    if (!ID.test(id)) return false;
    if (await refuses(SHARED_PROOF, request, reply)) return true;
    const file = await link.proof(Number(id));
    if (!file) return false;
    await sendFile(request, reply, file);
    return true;
  });

  serve('/pdf', async (link, request, reply) => {
    if (!link.hasPdf) return false;
    if (await refuses(SHARED_PDF, request, reply)) return true;
    const pdf = await link.pdf();
    if (!pdf) return false;
    reply.type('application/pdf').header('content-disposition', 'attachment; filename="resume.pdf"');
    await reply.send(pdf);
    return true;
  });
};
