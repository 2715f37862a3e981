import { afterAll } from 'vitest';
import { cleanUp } from './at-end.ts';

// Vitest runs this once for each file of tests, also where files share a process.
afterAll(cleanUp);
