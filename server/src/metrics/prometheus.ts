import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Measures } from '#lib/measures';

/** From a call that the database need not be asked for to a text that a model writes twice. */
const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** How many connections there are to the database, how many nobody uses, and who waits for one. */
export interface ConnectionCounts {
  total: number;
  idle: number;
  waiting: number;
}

export interface Prometheus {
  measures: Omit<Measures, 'span'>;
  contentType: string;
  /** All that was measured, as text. */
  read(): Promise<string>;
}

/** What is measured, as Prometheus reads it. Without `countConnections` nothing is said of connections. */
export const openPrometheus = ({
  countConnections,
}: {
  countConnections: (() => ConnectionCounts) | null;
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
    help: 'Passes of what is done again and again',
    labelNames: ['job', 'outcome'],
    registers,
  });
  if (countConnections) {
    new Gauge({
      name: 'pawsume_database_connections',
      help: 'Connections to PostgreSQL: all, those that nobody uses, and requests that wait for one',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(countConnections())) this.set({ state }, count);
      },
    });
  }
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
