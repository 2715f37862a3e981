import { once } from 'node:events';
import { createServer } from 'node:http';
import { StartError } from '#lib/start-error';
import type { Prometheus } from './prometheus.ts';

export interface MetricsDoor {
  close(): Promise<void>;
}

interface Place {
  host: string;
  port: number;
}

/**
 * Serves `GET /metrics` and nothing else, at a place of its own.
 * @throws StartError where nobody may listen there.
 */
export const openMetricsDoor = async (
  { contentType, read }: Pick<Prometheus, 'contentType' | 'read'>,
  { host, port }: Place,
): Promise<MetricsDoor> => {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end();
    const text = await read().catch(() => null);
    if (text === null) return response.writeHead(500).end();
    return response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text);
  });
  try {
    await once(server.listen(port, host), 'listening');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartError(
      `METRICS_PORT: ${reason}. Set it to another number, and METRICS_HOST to an address of this machine.`,
      { cause },
    );
  }
  return {
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
};
