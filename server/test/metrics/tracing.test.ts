import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { downloadResume } from '@pawsume/contract/resumes';
import { portOf } from '@pawsume/standins/common/port-of';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTracing } from '#metrics/tracing';
import { found } from '../accounts/canaries.ts';
import { liveWholeLife } from '../accounts/life.ts';
import { atEnd } from '../harness/at-end.ts';
import { buyCredits, makeOwner, makeResume } from '../harness/make.ts';
import { freePort } from '../harness/spawn-server.ts';
import { startApp } from '../harness/start-app.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const ASKER = '00f067aa0ba902b7';

const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
});
const sent = z.object({
  resourceSpans: z.array(z.object({ scopeSpans: z.array(z.object({ spans: z.array(span) })) })),
});

/** Takes what is sent to a collector. */
const startCollector = async () => {
  const bodies: unknown[] = [];
  const server = createServer(async (request, response) => {
    if (request.url === '/v1/traces') bodies.push(await json(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  atEnd(async () => {
    server.close();
    server.closeAllConnections();
  });
  const spans = () =>
    bodies.flatMap((body) =>
      sent.parse(body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
    );
  return { url: `http://127.0.0.1:${portOf(server)}`, text: () => JSON.stringify(bodies), spans };
};

test('a download is a trace that goes on from its asker’s, with the page that was set for it', async () => {
  const collector = await startCollector();
  const app = await startApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const { token } = await makeOwner(app);
  const { resumeId } = await makeResume(app, token);
  await buyCredits(app, token, 1);
  const headers = { traceparent: `00-${TRACE}-${ASKER}-01` };
  expect(await app.send(downloadResume, { as: token, params: { id: resumeId }, headers })).toMatchObject({
    status: 200,
  });
  const ofTrace = () => collector.spans().filter(({ traceId }) => traceId === TRACE);
  await expect.poll(ofTrace, { timeout: 10_000 }).toHaveLength(2);
  const call = ofTrace().find(({ name }) => name === 'GET /api/resumes/:id/download');
  expect(call).toMatchObject({ parentSpanId: ASKER });
  expect(ofTrace().find(({ name }) => name === 'page')).toMatchObject({ parentSpanId: call?.spanId });
  expect(collector.spans().map(({ name }) => name)).toEqual(expect.arrayContaining(['text', 'stripe: open checkout']));
});

test('no trace of a whole life has a word of it', async () => {
  const collector = await startCollector();
  const app = await startApp({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const { kept, dropped, token } = await liveWholeLife(app);
  await expect.poll(() => collector.spans().length, { timeout: 10_000 }).toBeGreaterThan(20);
  expect(found(collector.text(), [...kept, ...dropped])).toEqual([]);
  expect(collector.text()).not.toContain(token);
});

test('a collector that never answers, or is not there, holds up no end', async () => {
  const asked = Promise.withResolvers<IncomingMessage>();
  const deaf = createServer(asked.resolve).listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  atEnd(async () => {
    deaf.close();
    deaf.closeAllConnections();
  });
  for (const there of [portOf(deaf), await freePort()]) {
    const tracing = openTracing({ endpoint: `http://127.0.0.1:${there}` });
    await tracing.span({ name: 'a span' }, async () => undefined);
    await tracing.close();
  }
  expect((await asked.promise).destroyed).toBe(false);
});
