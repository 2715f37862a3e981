import { changeCredits, checkHeldPayment, endUserSessions, removeSecondFactor } from '@pawsume/contract/admin';
import {
  adminLogin,
  changePassword,
  confirmEmail,
  connectGoogle,
  disconnectGoogle,
  endOtherSessions,
  endSession,
  exchangeToken,
  forgotPassword,
  login,
  logout,
  register,
  resetPassword,
  undoEmail,
} from '@pawsume/contract/auth';
import type { Call } from '@pawsume/contract/call';
import { type ErrorCode, STATUS_OF } from '@pawsume/contract/errors';
import {
  addPasskey,
  confirmAuthenticator,
  finishByCode,
  finishByPasskey,
  loginByPasskey,
  removeAuthenticator,
  removePasskey,
  renewRecoveryCodes,
} from '@pawsume/contract/second-factor';
import { deleteAccount, exportData, updateMe } from '@pawsume/contract/users';
import type { FastifyRequest } from 'fastify';
import type { Identify } from '#caller';
import type { AppError } from '#lib/app-error';

/** Calls whose success is on record. */
const EVENTS = new Map<Call, string>([
  [register, 'registered'],
  [login, 'logged in'],
  [adminLogin, 'logged in as administrator'],
  [exchangeToken, 'logged in by identity provider'],
  [finishByCode, 'logged in with a second factor'],
  [finishByPasskey, 'logged in with a second factor'],
  [loginByPasskey, 'logged in by passkey'],
  [addPasskey, 'passkey added'],
  [removePasskey, 'passkey removed'],
  [confirmAuthenticator, 'authenticator app added'],
  [removeAuthenticator, 'authenticator app removed'],
  [renewRecoveryCodes, 'recovery codes renewed'],
  [logout, 'logged out'],
  [changePassword, 'password changed'],
  [forgotPassword, 'password reset asked for'],
  [resetPassword, 'password reset'],
  [undoEmail, 'email change undone'],
  [updateMe, 'profile changed'],
  [confirmEmail, 'email confirmed'],
  [connectGoogle, 'identity connection begun'],
  [disconnectGoogle, 'identity disconnected'],
  [endSession, 'session ended'],
  [endOtherSessions, 'other sessions ended'],
  [exportData, 'data exported'],
  [deleteAccount, 'account deleted'],
  [changeCredits, 'credits changed by administrator'],
  [endUserSessions, 'sessions ended by administrator'],
  [removeSecondFactor, 'second factor removed by administrator'],
  [checkHeldPayment, 'held payment checked by administrator'],
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
  request.log.info({ event, user, address: request.ip, ...targetOf(request) }, event);
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
  if (isWarning) request.log.warn({ ...entry, ...targetOf(request) }, 'refused');
  else request.log.info(entry, 'refused');
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
