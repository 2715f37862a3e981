import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

// The limit: nothing but the framework and the same bytes.
const [file = ''] = process.argv.slice(2);
const bytes = readFileSync(file);
const app = Fastify();
app.get('/page', async (_request, reply) =>
  reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(bytes),
);
process.stdout.write(`is ready at ${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
