import { parentPort } from 'node:worker_threads';
import { readPages, type UnreadPages } from './read-pages.ts';

// text-workers.ts sends nothing else.
parentPort?.on('message', (unread: UnreadPages) => parentPort?.postMessage(readPages(unread)));
