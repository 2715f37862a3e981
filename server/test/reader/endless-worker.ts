// A text worker that never ends at the text "endless", and reads all others.
import { parentPort } from 'node:worker_threads';
import { readPages, type UnreadPages } from '#reader/read-pages';

parentPort?.on('message', (unread: UnreadPages) => {
  while (unread.pages[0]?.text === 'endless');
  parentPort?.postMessage(readPages(unread));
});
