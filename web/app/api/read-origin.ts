import type { Server } from 'node:http';

/** Where a server that listens on a port of this machine is asked, for tests. */
export const readOrigin = (server: Server): string => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return `http://127.0.0.1:${address.port}`;
};
