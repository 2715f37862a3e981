import { buildApp } from 'fauxqs';
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts';

export interface S3StandIn extends Omit<FaultyProxy, 'close'> {
  /** The variables that lead there. */
  settings: Record<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY', string>;
  /** The names of all files in the bucket. */
  files(): Promise<string[]>;
  /** Puts a file there as another program would. */
  put(file: string, content: string): Promise<void>;
  close(): Promise<void>;
}

const BUCKET = 'pictures';
const ACCESS_KEY = 'key-of-the-stand-in';

/**
 * A store that speaks as S3 does, with one bucket, on this machine's loopback only. It knows one access key, and believes whoever
 * has it; it checks no signatures. It lists names as people sort them, small letters beside large ones, but
 * continues a list bytewise: more than a page is right only where names have letters of one kind.
 */
export const startS3 = async (): Promise<S3StandIn> => {
  const store = buildApp({ logger: false });
  const inside = await store.listen({ host: '127.0.0.1', port: 0 });
  const call = async (path: string, init?: RequestInit): Promise<string> => {
    const response = await fetch(`${inside}/${BUCKET}${path}`, init);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.text();
  };
  await call('', { method: 'PUT' });
  const proxy = await startFaultyProxy(inside, ACCESS_KEY);
  return {
    ...proxy,
    settings: {
      S3_ENDPOINT: proxy.url,
      S3_BUCKET: BUCKET,
      S3_REGION: 'eu-central-1',
      S3_ACCESS_KEY: ACCESS_KEY,
      S3_SECRET_KEY: 'secret-of-the-stand-in',
    },
    files: async () =>
      [...(await call('?list-type=2')).matchAll(/<Key>(.*?)<\/Key>/g)].map(([, key = '']) => key).sort(),
    put: async (file, content) => {
      await call(`/${file}`, { method: 'PUT', body: content });
    },
    async close() {
      await proxy.close();
      await store.close();
    },
  };
};
