import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import { parametersFor, QUERY } from './session-query.ts';

// The limit: nothing but the framework and the one query that the product makes for the same answer.
const [dataDir = ''] = process.argv.slice(2);
const pglite = await PGlite.create(join(dataDir, 'database'));
const app = Fastify();
app.get('/api/user/me', async ({ headers }) => {
  const { rows } = await pglite.query(QUERY, parametersFor(headers.authorization));
  return rows[0];
});
process.stdout.write(`is ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
