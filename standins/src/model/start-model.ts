import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type ChatRequest, chatRequest, completion, refusal } from './chat.ts';
import { factsIn, type PromptFacts, refusedIn } from './facts.ts';
import { FAULTS } from './faults.ts';
import {
  type AnsweredProse,
  citingNothing,
  citingWrongly,
  glossing,
  honest,
  inventive,
  obedient,
  omitting,
  repaired,
  sweetening,
} from './prose.ts';

/** The only key this model takes. */
export const MODEL_API_KEY = 'sk-standin-model';

interface ModelRequest {
  path: string;
  /** Null where something other than a chat arrived. */
  chat: ChatRequest | null;
}

export interface ModelStandIn {
  /** What a client is given as its base address, `/v1` included. */
  url: string;
  /** Everything that arrived, in order. */
  requests: ModelRequest[];
  close(): Promise<void>;
}

/** `[[model:hang]]` somewhere in the prompt, for those who cannot choose the model's name. */
const SENTINEL = /\[\[model:([a-z-]+)\]\]/;

/**
 * A strict stand-in of an OpenAI-compatible server. The model's name, or a sentinel in the prompt, chooses how it
 * behaves: a fault of FAULTS, a writer of WRITERS, `fenced`, `no-schema` (knows no JSON schema), `flaky` (every other
 * request fails), `stubborn` (invents, and repeats what was refused); any other name writes what the facts say.
 */
export const startModel = async ({ port = 0 }: { port?: number } = {}): Promise<ModelStandIn> => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 1024 * 1024 });
  const requests: ModelRequest[] = [];
  app.addHook('preHandler', async (request) => {
    const parsed = chatRequest.safeParse(request.body);
    requests.push({ path: request.url, chat: parsed.success ? parsed.data : null });
  });
  addRoutes(app, requests);
  const address = await app.listen({ port, host: '127.0.0.1' });
  return { url: `${address}/v1`, requests, close: () => app.close() };
};

const addRoutes = (app: FastifyInstance, requests: ModelRequest[]): void => {
  app.post('/v1/chat/completions', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${MODEL_API_KEY}`) {
      return refuse(reply, 401, {
        message: 'Incorrect API key provided.',
        type: 'invalid_request_error',
        code: 'invalid_api_key',
      });
    }
    const parsed = chatRequest.safeParse(request.body);
    if (parsed.success) return answer(parsed.data, { reply, turn: turnOf(parsed.data, requests) });
    const [issue] = parsed.error.issues;
    const param = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.');
    return refuse(reply, 400, {
      message: issue?.message ?? 'Invalid body.',
      type: 'invalid_request_error',
      param: param ?? null,
    });
  });
  // Where a redirect leads: a client that follows it gives the prompt away, and the test sees it here.
  app.post('/elsewhere', async (_request: FastifyRequest, reply) => reply.send(completion('elsewhere', '{}')));
};

const answer = (chat: ChatRequest, { reply, turn }: { reply: FastifyReply; turn: number }): unknown => {
  const prompt = contentOf(chat, 'user');
  const behaviour = SENTINEL.exec(prompt)?.[1] ?? chat.model;
  const fault = FAULTS.get(behaviour === 'flaky' && turn % 2 === 1 ? 'broken' : behaviour);
  if (fault) return fault(reply, chat);
  if (behaviour === 'no-schema' && chat.response_format?.type === 'json_schema') {
    return refuse(reply, 400, {
      message: 'This response_format type is unavailable now',
      type: 'invalid_request_error',
      param: 'response_format',
    });
  }
  const facts = factsIn(prompt);
  if (!facts) return reply.send(completion(chat.model, 'What shall I write about?'));
  const refused = refusedIn(prompt);
  const said = refused
    ? behaviour === 'stubborn'
      ? { sentences: refused.map(({ why: _why, ...sentence }) => sentence) }
      : repaired(facts, refused)
    : (WRITERS.get(behaviour) ?? honest)(facts, contentOf(chat, 'system'));
  const json = JSON.stringify(said, null, 2);
  const content = behaviour === 'fenced' ? `Here is the résumé:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy!` : json;
  return reply.send(completion(chat.model, content));
};

/** The how-manieth request for this model it is, from 1. */
const turnOf = ({ model }: ChatRequest, requests: ModelRequest[]): number =>
  requests.filter(({ chat }) => chat?.model === model).length;

/** Every writer by the name of the model, or of the sentinel, that is answered so. */
const WRITERS: ReadonlyMap<string, (facts: PromptFacts, instructions: string) => AnsweredProse> = new Map(
  Object.entries({
    inventive,
    stubborn: inventive,
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
