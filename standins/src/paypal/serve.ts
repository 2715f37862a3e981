import type { FastifyReply } from 'fastify';
import { strike } from '../common/faults.ts';
import { type Answer, sendAnswer } from './answer.ts';
import { authenticate } from './authenticate.ts';
import type { CheckedCall } from './check-call.ts';
import { type Fault, provokedError } from './faults.ts';
import type { Arrived } from './handle.ts';
import { earlierAnswer, keyOf } from './idempotency.ts';
import type { Call, OperationSpec } from './operations.ts';
import { faultOf } from './paypal-fault.ts';
import { rawBody, recordViolation } from './record-request.ts';

interface Running extends Arrived {
  spec: OperationSpec;
  call: Call;
  fault: Fault | null;
  /** Null for calls that are not done once by one. */
  key: string | null;
}

/** Does the work and saves its answer: from here on a repeated key finds it. */
const commit = ({ account, spec, call, key }: Running): Answer => {
  const { status, object } = spec.run(account, call);
  const answer = { status, json: JSON.stringify(object) };
  if (key) account.answers.save(key, answer);
  return answer;
};

/** Null where a fault came before the work. */
const run = async (running: Running): Promise<Answer | null> => {
  const { account, fault, key, reply } = running;
  let answer: Answer | null = null;
  try {
    const isStruck = fault?.when === 'before_commit' && (await strike(fault, { reply, error: provokedError(fault) }));
    if (!isStruck) answer = await account.webhooks.causing(() => commit(running));
    return answer;
  } finally {
    if (key && !answer) account.answers.forget(key);
  }
};

const respond = async (running: Running): Promise<FastifyReply> => {
  const { made, fault, reply } = running;
  const answer = await run(running);
  if (!answer) return reply;
  if (fault?.when === 'after_commit') {
    if (await strike(fault, { reply, answer: answer.json, error: provokedError(fault) })) return reply;
  }
  return sendAnswer(reply, made, answer);
};

const refuseOtherThanDescribed = ({ problems, isOtherContent }: CheckedCall): void => {
  if (isOtherContent) throw faultOf('UNSUPPORTED_MEDIA_TYPE');
  if (problems.length > 0) throw faultOf('INVALID_REQUEST', { details: problems.map(({ detail }) => detail) });
};

const callOf = ({ request, made }: Arrived, body: unknown): Call => ({
  id: Object.values(request.params ?? {}).map(String)[0] ?? '',
  body,
  raw: rawBody(request),
  requestId: made.requestId,
  wantsAll: made.prefer === 'return=representation',
});

/** Serves one operation: held against its description, then who asks, under which key, and only then the work. */
export const serve =
  (spec: OperationSpec) =>
  async (arrived: Arrived): Promise<FastifyReply> => {
    const { account, request, reply, made } = arrived;
    // What holds a call against the description takes its time to load: the first call waits for it, and not the start.
    const { checkCall } = await import('./check-call.ts');
    const checked = checkCall(spec, { request, made });
    const words = checked.problems.map((problem) => problem.words);
    if (words.length > 0) recordViolation(account, made, words);
    authenticate(account, request.headers.authorization);
    refuseOtherThanDescribed(checked);
    const key = keyOf(spec.name, made);
    const earlier = key ? earlierAnswer(account, key, { operation: spec.name, made }) : null;
    if (earlier) return sendAnswer(reply, made, earlier);
    const fault = account.faults.take(spec.name);
    return respond({ ...arrived, spec, call: callOf(arrived, checked.body), fault, key });
  };
