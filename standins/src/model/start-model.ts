import { setTimeout as sleep } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { refuseOtherHosts } from '../common/own-hosts.ts';
import { type ChatRequest, chatRequest, completion, refusal } from './chat.ts';
import { factsIn, type PromptFacts } from './facts.ts';
import { FAULTS } from './faults.ts';
import { type Gate, openGate } from './gate.ts';
import { checkIn, judgeAs, type Recorded, replay } from './judging.ts';
import { askedByMessages } from './messages.ts';
import {
  type AnsweredProse,
  citingNothing,
  citingWrongly,
  glossing,
  honest,
  inventive,
  obedient,
  omitting,
  sweetening,
} from './prose.ts';
import { answersIn, textIn } from './reading.ts';
import { type Asked, openAiVoice, say } from './voice.ts';

/** The only key this model takes. */
export const MODEL_API_KEY = 'sk-standin-model';

interface ModelRequest {
  path: string;
  /** Null where something other than a chat arrived. */
  chat: ChatRequest | null;
  /** Who asked went away before the answer was whole. */
  left: boolean;
}

export interface ModelStandIn {
  /** What a client is given as its base address, `/v1` included. */
  url: string;
  /** Everything that arrived, in order. */
  requests: ModelRequest[];
  /** Counts the answers of `waiting` that are half said, without those whose client went away. */
  countHalfSaid(): number;
  /** Lets every answer of `waiting` that is half said be said to its end. */
  release(): void;
  /** From now on it behaves so, whatever the model is called; null: as it is called. */
  behaveAs(behaviour: string | null): void;
  close(): Promise<void>;
}

/** `[[model:hang]]` somewhere in the prompt, for those who cannot choose the model's name. */
const SENTINEL = /\[\[model:([a-z-]+)\]\]/;

/** In a moment, so that what was said before is read first. */
const BREAK_AFTER_MS = 20;

/**
 * A strict stand-in of an OpenAI-compatible server, and of Anthropic's. The model's name (`claude-` before it is passed
 * over), or a sentinel in the prompt, chooses how it behaves: a fault of FAULTS, a writer of WRITERS, a judge of JUDGES, `fenced`, `no-schema`
 * (knows no JSON schema), `recorded` (answers what is recorded), `flaky` (every other request fails), `breaking` (every other answer breaks off halfway), `waiting`
 * (says the second half of its text at `release`); any other name writes what the facts say.
 */
export const startModel = async ({
  port = 0,
  recorded = null,
}: {
  port?: number;
  recorded?: Recorded | null;
} = {}): Promise<ModelStandIn> => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  const requests: ModelRequest[] = [];
  const gate = openGate<FastifyReply>();
  const world: World = { requests, gate, recorded, behaviour: null };
  refuseOtherHosts(app);
  app.addHook('preHandler', async (request, reply) => {
    const chat = chatRequest.safeParse(request.body).data ?? askedByMessages(request.body)?.chat ?? null;
    const entry = { path: request.url, chat, left: false };
    requests.push(entry);
    reply.raw.once('close', () => {
      entry.left = !reply.raw.writableFinished;
    });
  });
  addRoutes(app, world);
  const address = await app.listen({ port, host: '127.0.0.1' });
  return {
    url: `${address}/v1`,
    requests,
    countHalfSaid: () => gate.waiters().filter(({ raw }) => !raw.destroyed).length,
    release: gate.release,
    behaveAs(behaviour) {
      world.behaviour = behaviour;
    },
    close: () => app.close(),
  };
};

interface World {
  requests: ModelRequest[];
  gate: Gate<FastifyReply>;
  recorded: Recorded | null;
  behaviour: string | null;
}

const addRoutes = (app: FastifyInstance, world: World): void => {
  const answerTo = (reply: FastifyReply, asked: Asked) =>
    answer(asked, { reply, world, turn: turnOf(asked.chat, world.requests) });
  app.post('/v1/chat/completions', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${MODEL_API_KEY}`) {
      return refuse(reply, 401, {
        message: 'Incorrect API key provided.',
        type: 'invalid_request_error',
        code: 'invalid_api_key',
      });
    }
    const parsed = chatRequest.safeParse(request.body);
    if (parsed.success) return answerTo(reply, { chat: parsed.data, voice: openAiVoice });
    const [issue] = parsed.error.issues;
    const param = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
    return refuse(reply, 400, {
      message: issue?.message ?? 'Invalid body.',
      type: 'invalid_request_error',
      param: param ?? null,
    });
  });
  app.post('/v1/messages', async (request, reply) => {
    const asked = askedByMessages(request.body);
    if (request.headers['x-api-key'] !== MODEL_API_KEY)
      return refuse(reply, 401, { message: 'invalid x-api-key', type: 'authentication_error' });
    if (!asked) return refuse(reply, 400, { message: 'Invalid body.', type: 'invalid_request_error' });
    return answerTo(reply, asked);
  });
  // Where a redirect leads: a client that follows it gives the prompt away, and the test sees it here.
  app.post('/elsewhere', async (_request: FastifyRequest, reply) => reply.send(completion('elsewhere', '{}')));
};

const answer = (asked: Asked, { reply, world, turn }: { reply: FastifyReply; world: World; turn: number }): unknown => {
  const { chat } = asked;
  const { gate } = world;
  const prompt = contentOf(chat, 'user');
  const behaviour = world.behaviour ?? SENTINEL.exec(prompt)?.[1] ?? chat.model.replace(/^claude-/, '');
  const fault = FAULTS.get(behaviour === 'flaky' && turn % 2 === 1 ? 'broken' : behaviour);
  if (fault) return fault(reply, asked);
  if (behaviour === 'no-schema' && chat.response_format?.type === 'json_schema') {
    return refuse(reply, 400, {
      message: 'This response_format type is unavailable now',
      type: 'invalid_request_error',
      param: 'response_format',
    });
  }
  const recorded = behaviour === 'recorded' && world.recorded ? replay(world.recorded, prompt) : null;
  return say(reply, asked, recorded ?? sayAs(behaviour, prompt, contentOf(chat, 'system')), {
    halfway: () => pauseOf({ behaviour, turn, gate, reply, isWriting: checkIn(prompt) === null }),
  });
};

/** The words of an answer: of one who reads a text, judges sentences, or writes a résumé. */
const sayAs = (behaviour: string, prompt: string, instructions: string): string => {
  const text = textIn(prompt);
  if (text !== null) return JSON.stringify({ answers: answersIn(text, behaviour) });
  const check = checkIn(prompt);
  if (check) return JSON.stringify({ verdicts: judgeAs(behaviour, check) });
  const facts = factsIn(prompt);
  if (!facts) return 'What shall I write about?';
  const json = JSON.stringify((WRITERS.get(behaviour) ?? honest)(facts, instructions), null, 2);
  return behaviour === 'fenced' ? `Here is the résumé:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy!` : json;
};

interface Halfway {
  behaviour: string;
  turn: number;
  gate: Gate<FastifyReply>;
  reply: FastifyReply;
  isWriting: boolean;
}

/** What happens when half is said. */
const pauseOf = async ({ behaviour, turn, gate, reply, isWriting }: Halfway): Promise<void> => {
  if (behaviour === 'waiting' && isWriting) await gate.wait(reply);
  if (behaviour !== 'breaking' || turn % 2 === 0) return;
  await sleep(BREAK_AFTER_MS);
  reply.raw.destroy();
};

/** The how-manieth request for this model it is, from 1. */
const turnOf = ({ model }: ChatRequest, requests: ModelRequest[]): number =>
  requests.filter(({ chat }) => chat?.model === model).length;

/** Every writer by the name of the model, or of the sentinel, that is answered so. */
const WRITERS: ReadonlyMap<string, (facts: PromptFacts, instructions: string) => AnsweredProse> = new Map(
  Object.entries({
    inventive,
    glossing,
    omitting,
    sweetening,
    obedient,
    'citing-wrongly': citingWrongly,
    'citing-nothing': citingNothing,
  }),
);

const contentOf = (chat: ChatRequest, role: 'system' | 'user'): string =>
  chat.messages
    .filter((message) => message.role === role)
    .map((message) => message.content)
    .join('\n');

const refuse = (reply: FastifyReply, status: number, why: Parameters<typeof refusal>[0]) =>
  reply.status(status).send(refusal(why));
