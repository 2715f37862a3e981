import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { expect, test } from 'vitest';
import { atEnd } from '../harness/at-end.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { freePort, spawnServer } from '../harness/spawn-server.ts';

test('what is measured is read at a port of its own, by this machine alone, and nowhere else', async () => {
  const port = await freePort();
  const settings = { DATABASE_URL: await freshDatabase(), METRICS_PORT: String(port) };
  const server = await spawnServer(await emptyDataDir(), settings);
  atEnd(() => server.kill());
  const at = `http://127.0.0.1:${port}`;
  const read = () => fetch(`${at}/metrics`);
  await fetch(`${server.url}/api/pricing`);
  const answer = await read();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toMatch(/^pawsume_request_duration_seconds_count\{.*route="\/api\/pricing".*\} 1$/m);
  const left = request(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 100 },
  });
  left.on('error', () => undefined);
  await new Promise((resolve) => left.write('{"username":', resolve));
  const leftOnes =
    /^pawsume_request_duration_seconds_count\{method="POST",route="\/api\/auth\/login",status="left"\} 1$/m;
  // Until it has arrived, there is nothing to leave.
  await expect.poll(async () => (await read()).text()).toMatch(/^pawsume_requests_under_way 1$/m);
  left.destroy();
  await expect.poll(async () => (await read()).text()).toMatch(leftOnes);
  await expect.poll(async () => (await read()).text()).toMatch(/^pawsume_job_runs_total\{.*"housekeeper".*\} 1$/m);
  for (const path of ['/', '/metrics/', '/metrics?x', '/api/health']) expect((await fetch(at + path)).status).toBe(404);
  expect((await fetch(`${at}/metrics`, { method: 'POST' })).status).toBe(404);
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('pawsume_');

  await expect(spawnServer(await emptyDataDir(), settings)).rejects.toThrow(
    /METRICS_PORT: .*EADDRINUSE.*another number/,
  );
  server.signal('SIGTERM');
  expect(await server.gone).toBe(0);
});

test('a collector of traces that never answers, or is not there, holds up no end', async () => {
  const deaf = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  atEnd(async () => {
    deaf.close();
    deaf.closeAllConnections();
  });
  const address = deaf.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  for (const port of [address.port, await freePort()]) {
    const settings = { DATABASE_URL: await freshDatabase(), OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` };
    const server = await spawnServer(await emptyDataDir(), settings);
    atEnd(() => server.kill());
    expect((await fetch(`${server.url}/api/pricing`)).status).toBe(200);
    server.signal('SIGTERM');
    expect(await server.gone).toBe(0);
  }
});
