import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { allCalls } from '@pawsume/contract/all-calls';
import { API_BASE } from '@pawsume/contract/call';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startHousekeeper } from '#features/account/housekeeper';
import { startReconciler } from '#features/payments/reconcile/reconciler';
import { Canaries, found } from '../accounts/canaries.ts';
import { liveWholeLife } from '../accounts/life.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

const DASHBOARD = new URL('../../../deploy/prometheus/grafana-dashboard.json', import.meta.url);
const dashboard = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});

interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const samplesIn = (text: string): Sample[] =>
  [...text.matchAll(/^(\w+)(?:\{(.*)\})? (\S+)$/gm)].map(([, name = '', labels = '', value]) => ({
    name,
    labels: Object.fromEntries(
      [...labels.matchAll(/\b(\w+)="([^"]*)"/g)].map(([, label = '', said = '']) => [label, said]),
    ),
    value: Number(value),
  }));

const log = { error: () => undefined, warn: () => undefined };

let app: TestApp;
let words: string[];
let text: string;
let samples: Sample[];
beforeAll(async () => {
  app = await startApp({ METRICS_PORT: '9464', LOG_LEVEL: 'trace' });
  const { kept, dropped, token } = await liveWholeLife(app);
  const waiting = { id: crypto.randomUUID(), kind: 'confirm-email', posted_at: new Date() } as const;
  const due_at = new Date(Date.now() + 3_600_000);
  await app.db
    .insertInto('jobs')
    .values({ ...waiting, due_at })
    .execute();
  const typed = new Canaries();
  const strange = () => typed.word('address');
  for (const path of [
    '/',
    '/api/',
    '/pictures/',
    '/login?token=',
    '/api/user/me?x=',
    '/api/resumes/',
    '/api/%zz',
    '/s/',
  ]) {
    await fetch(app.url + path + strange(), {
      headers: { authorization: `Bearer ${strange()}`, 'x-request-id': strange() },
    });
  }
  await fetch(`${app.url}/api/stripe/webhook`, {
    method: 'POST',
    body: strange(),
    headers: { 'stripe-signature': strange() },
  });
  for (const job of [startHousekeeper({ ...app.context, log }), startReconciler({ ...app.context, log })])
    await job.stop();
  words = [...kept, ...dropped, ...typed.all, token];
  text = await app.metrics();
  samples = samplesIn(text);
});

const counted = (name: string, labels: Record<string, string>): number => {
  const has = (sample: Sample) => Object.entries(labels).every(([label, value]) => sample.labels[label] === value);
  return samples.filter((sample) => sample.name === name && has(sample)).reduce((sum, { value }) => sum + value, 0);
};

describe('what is measured of a whole life', () => {
  test('has no word of it, and nor has the log', () => {
    expect(words.length).toBeGreaterThan(80);
    expect(found(text, words)).toEqual([]);
    expect(text).not.toContain(words.at(-1));
    expect(app.logged.length).toBeGreaterThan(10);
    expect(found(app.logged.join(''), words)).toEqual([]);
  });

  test('names routes as the contract has them, and no address', () => {
    const ours = new Set(allCalls.map(({ method, path }) => `${method} ${API_BASE}${path}`));
    const routes = samples
      .filter(({ name }) => name === 'pawsume_request_duration_seconds_count')
      .map(({ labels }) => `${labels.method} ${labels.route}`);
    expect(routes.length).toBeGreaterThan(15);
    const others = new Set(routes.filter((route) => !ours.has(route)));
    expect(others).toEqual(new Set(['GET /pictures/:name', 'GET web']));
  });

  const REQUEST = 'pawsume_request_duration_seconds_count';
  const PAGE = 'pawsume_page_duration_seconds_count';
  const TEXT = 'pawsume_text_duration_seconds_count';
  const PAYMENT = 'pawsume_payment_call_duration_seconds_count';
  const JOB = 'pawsume_job_runs_total';
  test.each([
    ['a request', REQUEST, { route: '/api/auth/register', method: 'POST', status: '201' }],
    ['one that was refused', REQUEST, { route: '/api/stripe/webhook', status: '400' }],
    ['a PDF', PAGE, { kind: 'pdf', outcome: 'made' }],
    ['a preview', PAGE, { kind: 'preview', outcome: 'made' }],
    ['a text', TEXT, { writer: 'built-in', outcome: 'written' }],
    ['a checkout', PAYMENT, { provider: 'stripe', call: 'open checkout', outcome: 'done' }],
    ['a forged webhook', PAYMENT, { call: 'webhook', outcome: 'bad_signature' }],
    ['a pass of a job', JOB, { job: 'housekeeper', outcome: 'done' }],
    ['another', JOB, { job: 'reconciler-paypal', outcome: 'done' }],
  ])('counts %s', (_what, name, labels) => {
    expect(counted(name, labels)).toBe(1);
  });

  test('has the connections, the delay of the event loop and the memory', () => {
    expect(counted('pawsume_database_connections', { state: 'total' })).toBeGreaterThan(0);
    expect(counted('nodejs_eventloop_lag_p99_seconds', {})).toBeGreaterThan(0);
    expect(counted('process_resident_memory_bytes', {})).toBeGreaterThan(1_000_000);
  });
});

test('the dashboard shows what is measured, and nothing else', () => {
  const { panels } = dashboard.parse(JSON.parse(readFileSync(DASHBOARD, 'utf8')));
  const expressions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  expect(expressions.length).toBeGreaterThan(10);
  const labelsOf = Object.groupBy(samples, ({ name }) => name);
  const shown = new Set<string>();
  for (const expression of expressions) {
    const names = expression.match(/\b(pawsume|nodejs|process)_\w+/g) ?? [];
    expect([expression, names.filter((name) => !labelsOf[name])]).toEqual([expression, []]);
    for (const name of names) shown.add(name.replace(/_(bucket|count|sum)$/, ''));
    // `instance` is what Prometheus itself adds.
    const known = ['instance', ...names.flatMap((name) => Object.keys(labelsOf[name]?.[0]?.labels ?? {}))];
    const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', '));
    const chosen = [...expression.matchAll(/[{,](\w+)=/g)].map(([, label = '']) => label);
    expect([expression, [...grouped, ...chosen].filter((label) => !known.includes(label))]).toEqual([expression, []]);
  }
  const ours = [...text.matchAll(/^# TYPE (pawsume_\w+)/gm)].map(([, name = '']) => name);
  expect(ours.filter((name) => !shown.has(name))).toEqual([]);
});

test('a request that is left before its answer is counted as left', async () => {
  const headers = { 'content-type': 'application/json', 'content-length': 100 };
  const left = request(`${app.url}/api/auth/login`, { method: 'POST', headers });
  left.on('error', () => undefined);
  await new Promise((resolve) => left.write('{"username":', resolve));
  // Until it has arrived, there is nothing to leave.
  await expect.poll(app.metrics).toMatch(/^pawsume_requests_under_way 1$/m);
  left.destroy();
  await expect
    .poll(app.metrics)
    .toMatch(/^pawsume_request_duration_seconds_count\{method="POST",route="\/api\/auth\/login",status="left"\} 1$/m);
});

test('nothing is measured unless a port is named', async () => {
  await expect((await startApp()).metrics()).rejects.toThrow('nothing is measured');
});
