import * as admin from '@pawsume/contract/admin';
import * as auth from '@pawsume/contract/auth';
import type { Call } from '@pawsume/contract/call';
import { type ErrorCode, STATUS_OF } from '@pawsume/contract/errors';
import * as secondFactor from '@pawsume/contract/second-factor';
import { deleteAccount, exportData, updateMe } from '@pawsume/contract/users';
import type { FastifyRequest } from 'fastify';
import type { Identify } from '#caller';
import type { AppError } from '#lib/app-error';

/** Calls whose success is on record. */
const EVENTS = new Map<Call, string>([
  [auth.register, 'registered'],
  [auth.login, 'logged in'],
  [auth.adminLogin, 'logged in as administrator'],
  [auth.exchangeToken, 'logged in by identity provider'],
  [secondFactor.finishByCode, 'logged in with a second factor'],
  [secondFactor.finishByPasskey, 'logged in with a second factor'],
  [secondFactor.loginByPasskey, 'logged in by passkey'],
  [secondFactor.addPasskey, 'passkey added'],
  [secondFactor.removePasskey, 'passkey removed'],
  [secondFactor.confirmAuthenticator, 'authenticator app added'],
  [secondFactor.removeAuthenticator, 'authenticator app removed'],
  [secondFactor.renewRecoveryCodes, 'recovery codes renewed'],
  [auth.logout, 'logged out'],
  [auth.changePassword, 'password changed'],
  [auth.forgotPassword, 'password reset asked for'],
  [auth.resetPassword, 'password reset'],
  [auth.undoEmail, 'email change undone'],
  [updateMe, 'profile changed'],
  [auth.confirmEmail, 'email confirmed'],
  [auth.connectGoogle, 'identity connection begun'],
  [auth.disconnectGoogle, 'identity disconnected'],
  [auth.endSession, 'session ended'],
  [auth.endOtherSessions, 'other sessions ended'],
  [exportData, 'data exported'],
  [deleteAccount, 'account deleted'],
  [admin.changeCredits, 'credits changed by administrator'],
  [admin.endUserSessions, 'sessions ended by administrator'],
  [admin.removeSecondFactor, 'second factor removed by administrator'],
  [admin.exportUserData, 'data exported by administrator'],
  [admin.deleteUser, 'account deleted by administrator'],
  [admin.changeUserEmail, 'email changed by administrator'],
  [admin.sendUserLetter, 'letter sent by administrator'],
  [admin.sendTestMail, 'test mail sent by administrator'],
  [admin.checkHeldPayment, 'held payment checked by administrator'],
]);

/** Refusals that may be an attack; all others are of people who typed something wrong. */
const SUSPICIOUS = new Set<ErrorCode>([
  'not_authenticated',
  'wrong_credentials',
  'forbidden',
  'bad_signature',
  'too_many_requests',
]);

/** Records that a call of EVENTS was made: who, what, to whom. */
export const recordSuccess = async (
  identify: Identify,
  { call, request, answer }: { call: Call; request: FastifyRequest; answer: unknown },
): Promise<void> => {
  const event = EVENTS.get(call);
  if (!event) return;
  const user = request.caller?.user.id ?? (await userOfNewSession(identify, answer));
  request.log.info({ event, user, address: request.ip, ...targetOf(request) }, `security: ${event}`);
};

/** Records a refused call, and nothing of what was typed. */
export const recordRefusal = (request: FastifyRequest, { code }: AppError): void => {
  if (STATUS_OF[code] >= 500) return;
  const { method, routeOptions, ip: address, caller } = request;
  // Whoever has no token at all has simply not logged in yet.
  const isWarning =
    SUSPICIOUS.has(code) && (code !== 'not_authenticated' || request.headers.authorization !== undefined);
  const entry = {
    event: 'refused',
    code,
    call: `${method} ${routeOptions.url ?? ''}`,
    user: caller?.user.id ?? null,
    address,
  };
  if (isWarning) request.log.warn({ ...entry, ...targetOf(request) }, 'security: refused');
  else request.log.info(entry, 'security: refused');
};

const userOfNewSession = async (identify: Identify, answer: unknown): Promise<number | null> => {
  const token: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'token') : null;
  const caller = typeof token === 'string' ? await identify(token) : null;
  return caller?.user.id ?? null;
};

/** The ids in the path, once the contract has found them to be ids. */
const targetOf = ({ params }: FastifyRequest): { target?: number } => {
  const id: unknown = typeof params === 'object' && params !== null ? Object.values(params)[0] : null;
  return typeof id === 'number' ? { target: id } : {};
};
