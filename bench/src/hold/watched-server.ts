import { setTimeout as sleep } from 'node:timers/promises';
import { PRODUCT } from '../running.ts';

// The product as it is, which also tells its memory when it is asked.
process.on('message', async () => {
  globalThis.gc?.();
  await sleep(500);
  globalThis.gc?.();
  const { heapUsed, rss } = process.memoryUsage();
  process.send?.({ heap: heapUsed, resident: rss });
});

await import(PRODUCT);
