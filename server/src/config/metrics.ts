import { z } from 'zod';
import { type Demand, webUrl } from './variables.ts';

export const metricsVariables = z.object({
  METRICS_PORT: z.coerce.number('is not a number').int('is not a whole number').min(1).max(65_535).optional(),
  METRICS_HOST: z.string().trim().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: webUrl.optional(),
});
type Variables = z.infer<typeof metricsVariables>;

export const demandMetrics = ({ METRICS_PORT, PORT }: Variables & { PORT: number }, demand: Demand): void =>
  demand(METRICS_PORT !== PORT, 'METRICS_PORT', 'is the PORT of the product: what is measured is read at another one');

export const metricsSettings = ({
  METRICS_PORT: port,
  METRICS_HOST: host,
  OTEL_EXPORTER_OTLP_ENDPOINT,
}: Variables) => ({
  /** Where what is measured can be read; null where nothing is measured. */
  metrics: port === undefined ? null : { host, port },
  /** Where traces are sent; null where there are none. */
  tracesTo: OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
});
