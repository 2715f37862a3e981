import type { Context } from '#context';
import { openPictureDecoder } from '#pictures/picture-decoder';
import { openPress } from '#press/press';

const PRESS_WORKERS = 2;

let shared: Pick<Context, 'press' | 'decoder'> | undefined;

/**
 * The processes that set pages and open pictures, the same for all apps of this worker: each takes a second to start. They
 * end with the worker.
 */
export const sharedProcesses = (): Pick<Context, 'press' | 'decoder'> => {
  shared ??= { press: openPress({ workers: PRESS_WORKERS }), decoder: openPictureDecoder() };
  return shared;
};
