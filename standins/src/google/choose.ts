import type { IncomingMessage } from 'node:http';
import type { InteractionResults, default as Provider } from 'oidc-provider';
import { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js';
import { PAGE_HEADERS } from '../common/send-page.ts';
import { choosePage, unknownPage } from './page.ts';
import { type Directory, type Person, personOf } from './people.ts';

export const CHOOSE_PATH = '/choose/';
const MAX_FORM_BYTES = 16 * 1024;

type Middleware = Parameters<Provider['use']>[0];

/** The page of a sign-in that is under way: who is it? */
export const choose =
  (provider: Provider, directory: Directory): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(CHOOSE_PATH)) return next();
    ctx.set(PAGE_HEADERS);
    try {
      await provider.interactionDetails(ctx.req, ctx.res);
    } catch (error) {
      if (!(error instanceof SessionNotFound)) throw error;
      ctx.status = 404;
      ctx.body = unknownPage();
      return;
    }
    const chosen = ctx.method === 'POST' ? chosenIn(await formOf(ctx.req), directory) : null;
    if (chosen === null || chosen === 'nobody') {
      ctx.status = chosen === null ? 200 : 400;
      ctx.body = choosePage(directory.values());
      return;
    }
    ctx.redirect(await provider.interactionResult(ctx.req, ctx.res, resultOf(chosen)));
    ctx.status = 303;
  };

const resultOf = (chosen: Person | 'cancel'): InteractionResults =>
  chosen === 'cancel'
    ? { error: 'access_denied', error_description: 'The person cancelled.' }
    : { select_account: {}, login: { accountId: chosen.subject } };

const chosenIn = (form: URLSearchParams, directory: Directory): Person | 'cancel' | 'nobody' => {
  if (form.has('cancel')) return 'cancel';
  const subject = form.get('subject');
  if (subject !== null) return directory.get(subject) ?? 'nobody';
  const [name, email] = [form.get('name')?.trim(), form.get('email')?.trim()];
  if (!name || !email?.includes('@')) return 'nobody';
  const person = personOf({ name, email, verified: form.has('verified') });
  directory.set(person.subject, person);
  return person;
};

const formOf = async (request: IncomingMessage): Promise<URLSearchParams> => {
  let form = '';
  for await (const chunk of request) {
    form += String(chunk);
    if (form.length > MAX_FORM_BYTES) break;
  }
  return new URLSearchParams(form);
};
