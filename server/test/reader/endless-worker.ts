// A text worker that never ends at the text "endless", waits for ever at the text "starved", and reads all others.
import { parentPort } from 'node:worker_threads';
import { readPages, type UnreadPages } from '#reader/read-pages';

parentPort?.on('message', (unread: UnreadPages) => {
  const text = unread.pages[0]?.text;
  while (text === 'endless');
  if (text !== 'starved') parentPort?.postMessage(readPages(unread));
});
