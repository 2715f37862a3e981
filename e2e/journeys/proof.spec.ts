import { createServer } from 'node:http';
import { expect } from '@playwright/test';
import { messages } from '@pawsume/contract/messages';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../src/accessibility.ts';
import { saveFile } from '../src/download.ts';
import { takeScreenshot } from '../src/screenshot.ts';
import { phone, test as base } from '../src/test.ts';

const page_ = `<!doctype html><html lang="en"><head><title>Proof</title><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"></head><body><main><h1>Proof 🐶</h1><a href="/file" download>Save</a><button onclick="fetch('/nope')">Bad</button></main></body></html>`;
const test = base.extend<object, { app: { url: string; admin: { username: string; password: string }; log: () => string } }>({
  app: [async ({}, use) => {
    const s = createServer((q, r) => { if (q.url === '/nope') { r.statusCode = 404; r.end(); } else if (q.url === '/file') { r.setHeader('content-disposition', 'attachment; filename="é.txt"'); r.end('hello'); } else if (q.url === '/throw') { r.setHeader('content-type','text/html'); r.end('<title>x</title><script>console.error("bad");console.warn("hm");throw new Error("oops")</script>'); } else { r.setHeader('content-type', 'text/html'); r.end(page_); } });
    await new Promise<void>((f) => s.listen(0, '127.0.0.1', f));
    await use({ url: `http://127.0.0.1:${(s.address() as { port: number }).port}`, admin: { username: '', password: '' }, log: () => 'log' });
    s.close();
  }, { scope: 'worker' }],
});
test('works and saves a file', async ({ page }) => {
  await page.goto('/'); await expect(page.getByRole('heading')).toBeVisible();
  await expectNoAxeViolations(page); await expectNoSidewaysScroll(page); console.log(await takeScreenshot(page, 'proof'));
  const f = await saveFile(page, () => page.getByRole('link').click()); expect(f.content.toString()).toBe('hello'); expect(f.name).toBe('é.txt');
  expect(messages.auth.failed).toContain('wrong');
});
test('declared problem passes', async ({ page, problems }) => { problems.expect(/^answer 404: GET \/nope/); await page.goto('/'); const r = page.waitForResponse('**/nope'); await page.getByRole('button').click(); await r; });
test('MUST FAIL undeclared 404', async ({ page }) => { await page.goto('/'); const r = page.waitForResponse('**/nope'); await page.getByRole('button').click(); await r; });
test('MUST FAIL console and page errors', async ({ page }) => { await page.goto('/throw'); });
test('MUST FAIL outside', async ({ page }) => { await page.setContent('<img src="http://example.com/a.png" alt="">'); await page.waitForTimeout(300); });
test('MUST FAIL missing', async ({ page, problems }) => { problems.expect(/never/); await page.goto('/'); });
test('MUST FAIL axe', async ({ page }) => { await page.setContent('<img src="data:,">'); await expectNoAxeViolations(page); });
test('MUST FAIL other visitor', async ({ newVisitor }) => { const p = await newVisitor(); await p.goto('/throw'); });
test.describe('phone', () => { test.use(phone); test('MUST FAIL wide', async ({ page }) => { await page.goto('/'); await page.evaluate(() => { document.body.style.width = '500px'; }); await takeScreenshot(page, 'proof'); await expectNoSidewaysScroll(page); }); });
