import { expect, test } from 'vitest';
import { isOutsideUrl } from './outside-url.ts';

test.each([
  'https://checkout.stripe.com/c/pay/cs_1',
  'http://127.0.0.1:4242/pay',
  'http://localhost/x',
  'http://[::1]:1/',
])('the browser may be sent to %s', (url) => {
  expect(isOutsideUrl(url)).toBe(true);
});

test.each([
  'http://stripe.com/pay',
  'javascript:alert(1)',
  'data:text/html,x',
  '/pay',
  '',
  'http://127.0.0.1.evil.example',
])('the browser is not sent to %j', (url) => {
  expect(isOutsideUrl(url)).toBe(false);
});
