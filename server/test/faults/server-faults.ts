import { expect } from 'vitest';
import type { Fault } from './fault.ts';

export const SERVER_FAULTS: Fault[] = [
  {
    what: 'one of three servers is killed',
    strike: ({ chance, servers }) => chance.pick(servers).kill(),
    // What it had taken: nobody knows whether it was done.
    mayAnswer: [502],
    mayLeavePictures: true,
  },
  {
    what: 'one of three servers is told to end',
    async strike({ chance, servers }) {
      const server = chance.pick(servers);
      server.signal('SIGTERM');
      expect(await server.gone).toBe(0);
    },
    mayAnswer: [],
  },
];
