import Fastify from 'fastify';
import { Pool } from 'pg';
import { parametersFor, QUERY } from '../me/session-query.ts';

// The limit: nothing but the framework, a pool of ten connections, and the one query that the product makes for the same answer.
const [connectionString] = process.argv.slice(2);
const pool = new Pool({ connectionString, max: 10 });

const app = Fastify();
app.get('/api/user/me', async ({ headers }) => {
  const { rows } = await pool.query(QUERY, parametersFor(headers.authorization));
  return rows[0];
});
process.stdout.write(`is ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
