import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { STATUS_OF } from '@pawsume/contract/errors';
import { AppError } from '#lib/app-error';
import type { Measures } from '#lib/measures';
import { within } from '#lib/within';

const SEND_EVERY_MS = 1000;
/** A collector that does not answer holds up no end. */
const LAST_SEND_WITHIN_MS = 1000;
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

export interface Tracing {
  span: Measures['span'];
  /** Sends what is left, and waits for that a second at most. */
  close(): Promise<void>;
}

/** Sends spans to an OpenTelemetry collector, by HTTP. */
export const openTracing = ({ endpoint }: { endpoint: string }): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces` });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'pawsume' }),
    spanProcessors: [new BatchSpanProcessor(exporter, { scheduledDelayMillis: SEND_EVERY_MS })],
  });
  const tracer = provider.getTracer('pawsume');
  const current = new AsyncLocalStorage<Context>();
  return {
    async span({ name, attributes = {}, traceparent }, work) {
      const parent = current.getStore() ?? contextOf(traceparent);
      const span = tracer.startSpan(name, { attributes }, parent);
      try {
        return await current.run(trace.setSpan(parent, span), work);
      } catch (error) {
        span.setAttribute('error.type', kindOf(error));
        if (isFault(error)) span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
    async close() {
      await within(provider.shutdown(), LAST_SEND_WITHIN_MS).catch(() => undefined);
    },
  };
};

/** What an error says may be somebody's words; its kind is ours. */
const kindOf = (error: unknown): string => {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : 'error';
};

/** A refusal is none. */
const isFault = (error: unknown): boolean => !(error instanceof AppError) || STATUS_OF[error.code] >= 500;

/** The trace that whoever asks has begun. */
const contextOf = (traceparent?: string): Context => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags ?? '', 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
};
