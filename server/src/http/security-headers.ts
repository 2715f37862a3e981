import helmet from '@fastify/helmet';
import { API_BASE } from '@pawsume/contract/call';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** A browser told once refuses plain HTTP for a year: only to be said where there is HTTPS. */
export const STRICT_TRANSPORT = 'max-age=31536000; includeSubDomains';

/** We need no device feature, and embed no foreign page. */
export const PERMISSIONS = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The preview by itself: a picture and its text, which can neither run, load, nor send anything. */
export const DOCUMENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** For what is no page: it can neither load nor run anything, and travels with every file. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For a picture that somebody sent: it can do nothing at all. */
export const PICTURE_POLICY = `${FILE_POLICY}; sandbox`;

/**
 * For a PDF that we drew ourselves. A sandbox would keep Chrome and Safari from showing it at all: their viewers run scripts of
 * their own in its place, and take their styles from there.
 */
export const PDF_POLICY = "frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For the worker that reads a phone's photo: it may compile the decoder that it fetches from here, and nothing else. */
export const DECODER_POLICY =
  "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'";

const OWN_SCRIPTS = "'self'";

/** Lets a page run, beside scripts of this server, the inline ones it was built with, given by their hashes. */
export const allowScripts = (reply: FastifyReply, hashes: string[]): FastifyReply => {
  const policy = String(reply.getHeader('content-security-policy'));
  return reply.header(
    'content-security-policy',
    policy.replace(`script-src ${OWN_SCRIPTS}`, (start) => [start, ...hashes].join(' ')),
  );
};

/** Puts the headers of a careful browser on every answer, errors included. */
export const secureHeaders = async (app: FastifyInstance, publicUrl: string): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: [OWN_SCRIPTS],
        // The toast and crop libraries bring their styles as style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const isSecure = publicUrl.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (isSecure) reply.header('strict-transport-security', STRICT_TRANSPORT);
    if (request.url.startsWith(`${API_BASE}/`)) reply.header('cache-control', 'no-store');
  });
};
