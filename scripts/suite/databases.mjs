import { runVitest } from './runners.mjs';

/** What is worth doing on each kind of database. */
const ROOMS = [
  'api',
  'accounts',
  'db',
  'security/access',
  'security/hostile-input',
  'security/limits',
  'security/throttling',
];

/**
 * Tests of the API where the server does not speak to a PostgreSQL directly.
 *
 * @param {'embedded' | 'pgbouncer'} kind
 */
export function runOnDatabase(kind) {
  console.log(`\nTests of the API on another database: ${kind}`);
  const files = ROOMS.map((room) => `server/test/${room}`);
  return runVitest(['--project', 'server', ...files], { TEST_DATABASE: kind });
}
