import { test } from 'vitest';
import { startApp } from '../harness/start-app.ts';
test('x', async () => {
  const { url } = await startApp({ PUBLIC_URL: 'https://pawsume.example' });
  const first = await fetch(`${url}/icon.svg`); await first.text();
  const again = await fetch(`${url}/icon.svg`, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  console.log(again.status, JSON.stringify([...again.headers]));
  for (const [method, p] of [['HEAD', '/'], ['GET', '/'], ['HEAD', '/api/health']] as const) { const r = await fetch(url + p, { method }); await r.text(); console.log(method, p, r.status, r.headers.get('content-type')); }
});
