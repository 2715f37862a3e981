import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { FaultQueue, WaitingFault } from './faults.ts';
import {
  type DeliveryHabits,
  deliveryHabits,
  type ReleaseOrder,
  type Sendable,
  USUAL_HABITS,
  type Webhooks,
} from './webhooks.ts';

/** What a test, or a developer, can tell every provider of payments. */
export interface CommonControl<F> {
  /** Where events go from now on; null for nowhere. */
  setWebhookUrl(url: string | null): void;
  /** Lets the next matching calls go wrong. */
  fail(fault: F): void;
  /** How events travel from now on; what is left out goes back to the usual. */
  deliver(habits: Partial<DeliveryHabits>): void;
  /** Sends what `deliver({ mode: 'hold' })` holds back, one after the other; ids that are not named stay. */
  release(order?: ReleaseOrder): Promise<void>;
  /** Sends a recorded event once more. */
  resend(eventId: string): void;
  /** Resolves once no webhook is on its way any more; what is held back is on no way. */
  settled(): Promise<void>;
  /** No faults, nothing held, and the usual habits; what is stored stays. */
  reset(): void;
}

interface Account<F extends WaitingFault> {
  webhooks: Webhooks;
  faults: FaultQueue<F>;
  stored: { events: Map<string, Sendable> };
}

/** `fault` reads what is told of a fault. */
export const commonControl = <F extends WaitingFault, S extends z.ZodType<F>>(
  { webhooks, faults, stored }: Account<F>,
  fault: S,
): CommonControl<z.input<S>> => ({
  setWebhookUrl: (url) => {
    webhooks.url = url;
  },
  fail: (given) => faults.add(fault.parse(given)),
  deliver: (habits) => {
    webhooks.habits = { ...USUAL_HABITS, ...habits };
  },
  release: (order) => webhooks.release(order),
  resend: (eventId) => {
    const event = stored.events.get(eventId);
    if (!event) throw new Error(`There is no event ${eventId}.`);
    webhooks.send(event);
  },
  settled: () => webhooks.settled(),
  reset: () => {
    faults.clear();
    webhooks.reset();
  },
});

type Command = (given: unknown) => unknown;

/** A command over HTTP: the rest of `{"do": …}`, read and obeyed. */
export const command =
  <S extends z.ZodRawShape>(shape: S, obey: (given: z.output<z.ZodObject<S>>) => unknown): Command =>
  (given) =>
    obey(z.strictObject(shape).parse(given));

/** What every provider of payments is told over HTTP, for example `{"do":"deliver","habits":{"mode":"never"}}`. */
export const commonCommands = <S extends z.ZodType>(
  control: CommonControl<z.input<S>>,
  fault: S,
): Record<string, Command> => ({
  setWebhookUrl: command({ url: z.url().nullable() }, ({ url }) => control.setWebhookUrl(url)),
  fail: command({ fault: readable(fault) }, (given) => control.fail(given.fault)),
  deliver: command({ habits: deliveryHabits.partial() }, ({ habits }) => control.deliver(habits)),
  settled: command({}, () => control.settled()),
  reset: command({}, () => control.reset()),
});

/** As it was told, where `schema` can read it. */
const readable = <S extends z.ZodType>(schema: S) =>
  z.custom<z.input<S>>((given) => schema.safeParse(given).success, 'This cannot be read.');

const told = z.looseObject({ do: z.string() });

/** A control over HTTP: `GET /__control` tells the state, `POST /__control` takes a command as JSON. */
export const controlRoutes =
  (state: () => unknown, commands: Record<string, Command>) =>
  async (app: FastifyInstance): Promise<void> => {
    const known = new Map(Object.entries(commands));
    app.setErrorHandler((error, _request, reply) =>
      reply.code(400).send({ error: error instanceof Error ? error.message : String(error) }),
    );
    app.get('/__control', () => state());
    app.post('/__control', async (request) => {
      const { do: name, ...given } = told.parse(request.body);
      const obey = known.get(name);
      if (!obey) throw new Error(`There is no command ${name}.`);
      return { result: (await obey(given)) ?? null };
    });
  };
