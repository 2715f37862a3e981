import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

export interface ControlOverHttp<C extends z.ZodType> {
  state(): unknown;
  command: C;
  obey(given: z.output<C>): unknown;
  /** The status a refusal is answered with; 400 where it has none. */
  statusOf(error: unknown): number | undefined;
}

/** A control over HTTP: `GET /__control` tells the state, `POST /__control` takes a command as JSON. */
export const controlRoutes =
  <C extends z.ZodType>({ state, command, obey, statusOf }: ControlOverHttp<C>) =>
  async (app: FastifyInstance): Promise<void> => {
    app.setErrorHandler((error, _request, reply) =>
      reply.code(statusOf(error) ?? 400).send({ error: error instanceof Error ? error.message : String(error) }),
    );
    app.get('/__control', () => state());
    app.post('/__control', async (request) => ({ result: (await obey(command.parse(request.body))) ?? null }));
  };
