import { test } from '../src/test.ts';

test('whatever goes wrong in a browser unseen is noticed', async ({ page, problems }) => {
  problems.expect(/^console warning: a warning$/);
  problems.expect(/^console error: an error$/);
  problems.expect(/^console error: .*Content Security Policy/);
  problems.expect(/^page error: against the security policy: script-src-elem inline$/);
  problems.expect(/^page error: thrown$/);
  problems.expect(/^page error: rejected$/);
  problems.expect(/^answer 404: GET \/api\/nowhere$/);
  problems.expect(/^no answer: GET \/api\/health net::ERR_INTERNET_DISCONNECTED$/);
  problems.expect(/^outside: GET https:\/\/elsewhere\.example\/$/);
  await page.goto('/terms');
  await page.route('**/api/health', (route) => route.abort('internetdisconnected'));
  await page.route('https://elsewhere.example/', (route) => route.fulfill({ body: '' }));
  await page.evaluate(async () => {
    // biome-ignore lint/suspicious/noConsole: a warning is what must be noticed
    console.warn('a warning');
    // biome-ignore lint/suspicious/noConsole: as is an error
    console.error('an error');
    setTimeout(() => {
      throw new Error('thrown');
    });
    void Promise.reject(new Error('rejected'));
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.body.append(script);
    await fetch('/api/nowhere');
    await fetch('/api/health').catch(() => undefined);
  });
  // A navigation is not held back by the policy that holds back what a page loads.
  await page.goto('https://elsewhere.example/');
});
