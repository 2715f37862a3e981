import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Measures } from '#lib/measures';
import { PARTS, type PartStates } from '#lib/part-states';

/** From a call that the database need not be asked for to a text that a model writes twice. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** How many connections there are to the database, how many nobody uses, and who waits for one. */
export interface ConnectionCounts {
  total: number;
  idle: number;
  waiting: number;
}

/** Jobs of a kind that wait, or were given up; `age`: of the oldest, in seconds. */
export interface JobCount {
  kind: string;
  given_up: boolean;
  count: number | string;
  age: number | string;
}

export interface Prometheus {
  measures: Omit<Measures, 'span'>;
  contentType: string;
  /** All that was measured, as text. */
  read(): Promise<string>;
}

type SetGauge = (labels: Record<string, string>, value: number) => void;

/** What is measured, as Prometheus reads it. Without `countConnections` nothing is said of connections. */
export const openPrometheus = ({
  countConnections,
  countJobs,
  isUp,
}: {
  countConnections: (() => ConnectionCounts) | null;
  countJobs: () => Promise<JobCount[]>;
  isUp: PartStates['isUp'];
}): Prometheus => {
  const registry = new Registry();
  const registers = [registry];
  // Event loop, memory, processor time and what else Node knows of its process.
  collectDefaultMetrics({ register: registry });
  const histogram = (name: string, help: string, labelNames: string[]) =>
    new Histogram({ name: `pawsume_${name}_duration_seconds`, help, labelNames, buckets: BUCKETS_S, registers });

  const requests = histogram('request', 'Requests, by route and status', ['method', 'route', 'status']);
  const underWay = new Gauge({ name: 'pawsume_requests_under_way', help: 'Requests under way', registers });
  const pages = histogram('page', 'Pages set or drawn, waiting included; some previews are remembered', [
    'kind',
    'outcome',
  ]);
  const texts = histogram('text', 'Texts written, by a model or the built-in writer', ['writer', 'outcome']);
  const payments = histogram('payment_call', 'Calls of payment providers, and their webhooks', [
    'provider',
    'call',
    'outcome',
  ]);
  const jobs = new Counter({
    name: 'pawsume_job_runs_total',
    help: 'Passes of what is done again and again, and tries of jobs by their kind',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const gauge = (name: string, help: string, collect: (set: SetGauge) => Promise<void> | void, labelNames: string[]) =>
    new Gauge({
      name: `pawsume_${name}`,
      help,
      labelNames,
      registers,
      collect() {
        this.reset();
        return collect((labels, value) => this.set(labels, value));
      },
    });
  // What else is measured is told also while the database is away.
  const counted = () => countJobs().catch(() => []);
  const jobsOf = async (set: SetGauge) => {
    for (const { kind, given_up, count } of await counted()) {
      set({ job: kind, state: given_up ? 'given up' : 'waiting' }, Number(count));
    }
  };
  const agesOf = async (set: SetGauge) => {
    for (const { kind, given_up, age } of await counted()) if (!given_up) set({ job: kind }, Number(age));
  };
  const partsOf = (set: SetGauge) => {
    for (const part of PARTS) set({ part }, Number(isUp(part)));
  };
  const connectionsOf = (set: SetGauge) => {
    for (const [state, count] of Object.entries(countConnections?.() ?? {})) set({ state }, count);
  };
  gauge('jobs', 'Jobs that wait, and those that were given up', jobsOf, ['job', 'state']);
  gauge('jobs_oldest_seconds', 'Since when the oldest job of a kind waits', agesOf, ['job']);
  gauge('part_up', '1 if a part works that the server needs, 0 if not', partsOf, ['part']);
  const help = 'Connections to PostgreSQL: all, those that nobody uses, and requests that wait for one';
  if (countConnections) gauge('database_connections', help, connectionsOf, ['state']);
  return {
    measures: {
      request: (ended, seconds) => requests.observe(ended, seconds),
      underWay: (change) => underWay.inc(change),
      page: (ended, seconds) => pages.observe(ended, seconds),
      text: (ended, seconds) => texts.observe(ended, seconds),
      payment: (ended, seconds) => payments.observe(ended, seconds),
      job: (ended) => jobs.inc(ended),
    },
    contentType: registry.contentType,
    read: () => registry.metrics(),
  };
};
