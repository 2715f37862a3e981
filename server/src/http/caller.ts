import type { IncomingMessage } from 'node:http';
import { messages } from '@pawsume/contract/messages';
import type { Caller, Identify } from '#caller';
import { AppError } from '#lib/app-error';

const BEARER = /^bearer +([\w~.+/=-]{1,512})$/i;

/**
 * The value of the only Authorization header. Several are refused, because proxies and servers do not agree which of
 * them counts.
 */
const authorizationIn = ({ headers, rawHeaders }: IncomingMessage): string => {
  const isOnly = rawHeaders.filter((name, n) => n % 2 === 0 && name.toLowerCase() === 'authorization').length === 1;
  return isOnly ? (headers.authorization ?? '') : '';
};

/** Who asks, by a request's Authorization header. Throws `not_authenticated` unless their session is alive. */
export const demandCaller = async (identify: Identify, request: IncomingMessage): Promise<Caller> => {
  const token = BEARER.exec(authorizationIn(request))?.[1];
  const caller = token ? await identify(token) : null;
  if (!caller) throw new AppError('not_authenticated', messages.common.pleaseLogIn);
  return caller;
};
