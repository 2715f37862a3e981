import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { registerAccount } from './features/account/routes.ts';
import { registerAdmin } from './features/admin/routes.ts';
import { registerAuth } from './features/auth/routes.ts';
import { identify } from './features/auth/sessions/identify.ts';
import { registerConfirmations } from './features/confirmations/routes.ts';
import { registerShownProofs } from './features/links/proof-routes.ts';
import { registerPayments } from './features/payments/routes.ts';
import { registerPets } from './features/pets/routes.ts';
import { registerProofs } from './features/proofs/routes.ts';
import { registerRegistry } from './features/registry/routes.ts';
import { registerDraftPages } from './features/resumes/draft-page/draft-routes.ts';
import { readPageNow } from './features/resumes/page-now.ts';
import { registerResumes } from './features/resumes/routes.ts';
import { registerTexts } from './features/resumes/text-routes.ts';
import { registerSharing } from './features/sharing/routes.ts';
import { openSharedPages } from './features/sharing/shared-pages.ts';
import { registerSystem } from './features/system/routes.ts';
import { registerUsers } from './features/users/routes.ts';
import { readBuiltWeb } from './http/built-web.ts';
import { type Ending, finishBeforeClosing } from './http/finish-before-closing.ts';
import { measureRequests } from './http/measured-requests.ts';
import { openDoor } from './http/open-door.ts';
import { describeCalls } from './http/openapi.ts';
import { servePublicFiles } from './http/public-files.ts';
import { secureHeaders } from './http/security-headers.ts';
import { createServe } from './http/serve.ts';
import { servePictures } from './http/serve-pictures.ts';
import { serveSharedPages } from './http/serve-shared-pages.ts';
import { serveWeb } from './http/static-web.ts';
import { serveThisMachineAlone } from './http/this-machine-alone.ts';

/** The whole service, not yet listening. */
export const buildApp = async (
  context: Context,
  log: FastifyBaseLogger,
  ending: Ending = {},
): Promise<FastifyInstance> => {
  const app = await openDoor(context, log);
  await app.register(compress, { threshold: 1024 });
  await secureHeaders(app, context.publicUrl);
  if (context.thisMachineAlone) serveThisMachineAlone(app, context.publicUrl);
  measureRequests(app, context.measures);
  finishBeforeClosing(app, ending);
  await app.register(multipart);
  await describeCalls(app);

  const serve = createServe(app, { ...context, identify: (token) => identify(context, token) });
  registerAuth(serve, context);
  registerUsers(serve, context);
  registerPets(serve, context);
  registerConfirmations(serve, context);
  registerProofs(serve, context);
  registerShownProofs(serve, context);
  registerResumes(serve, context);
  registerTexts(serve, context);
  registerDraftPages(serve, context);
  registerSharing(serve, context);
  registerRegistry(serve, context, (resumeId, purpose) => readPageNow(context.db, resumeId, purpose));
  registerPayments(serve, context);
  registerAccount(serve, context);
  registerAdmin(serve, context);
  registerSystem(serve, context);

  servePictures(app, context.pictures);
  serveSharedPages(app, { pages: openSharedPages(context), limits: context.limits });
  const web = await readBuiltWeb(context);
  servePublicFiles(app, web, context.publicUrl);
  await serveWeb(app, web);
  return app;
};
