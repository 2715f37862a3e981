import type { FastifyRequest } from 'fastify';

/** A call as it arrived; never its credentials. */
export interface ReceivedCall {
  method: string;
  path: string;
  /** Without the question mark. */
  query: string;
  operation: string;
  contentType: string | null;
  /** As it travelled. */
  body: string;
  /** Null until answered, and for ever where the connection was cut. */
  status: number | null;
}

export const headerOf = ({ headers }: FastifyRequest, name: string): string | null => {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
};

/** What is noted of every call; its body has been read as text. */
export const receivedCall = (request: FastifyRequest, operation: string): ReceivedCall => {
  const [path = '', query = ''] = request.url.split('?');
  return {
    method: request.method,
    path,
    query,
    operation,
    contentType: headerOf(request, 'content-type')?.split(';')[0]?.trim().toLowerCase() ?? null,
    body: typeof request.body === 'string' ? request.body : '',
    status: null,
  };
};
