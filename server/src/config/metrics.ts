import { z } from 'zod';
import type { Demand } from './variables.ts';

export const metricsVariables = z.object({
  METRICS_PORT: z.coerce.number('is not a number').int('is not a whole number').min(1).max(65_535).optional(),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
});
type Variables = z.infer<typeof metricsVariables>;

export const demandMetrics = ({ METRICS_PORT, PORT }: Variables & { PORT: number }, demand: Demand): void =>
  demand(METRICS_PORT !== PORT, 'METRICS_PORT', 'is the PORT of the product: what is measured is read at another one');

export interface MetricsSettings {
  /** Where what is measured can be read; null where nothing is measured. */
  metrics: { host: string; port: number } | null;
}

export const metricsSettings = ({ METRICS_PORT: port, METRICS_HOST: host }: Variables): MetricsSettings => ({
  metrics: port === undefined ? null : { host, port },
});
