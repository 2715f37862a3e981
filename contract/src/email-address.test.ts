import { expect, test } from 'vitest';
import { email } from './auth.ts';
import { messages } from './messages.ts';

test.each([
  ['jo\u200b@example.org', 'jo@example.org'],
  ['\u202ajo@example.org\u202c', 'jo@example.org'],
  ['jo@exam\u00adple.org', 'jo@example.org'],
  ['\ufeffjo@example.org\u00a0', 'jo@example.org'],
  ['<jo@example.org>', 'jo@example.org'],
  ['Jo Low <jo@example.org>', 'jo@example.org'],
  ['mailto:jo@example.org', 'jo@example.org'],
  ['<MAILTO:jo@example.org?subject=Hi>;', 'jo@example.org'],
  ['jo@example.org;', 'jo@example.org'],
  ['jo@example.org, ', 'jo@example.org'],
  ['jo@example.org.', 'jo@example.org'],
  ['"jo@example.org"', 'jo@example.org'],
  ['ｊｏ＠example．org', 'jo@example.org'],
  ['jo@example。org', 'jo@example.org'],
  ['Jo.O’Hara+pets@Example.org', 'Jo.O’Hara+pets@Example.org'],
  ['jo@xn--bcher-kva.example', 'jo@bücher.example'],
  ['jo@BÜCHER.example', 'jo@bücher.example'],
  ['jo@bücher.example', 'jo@bücher.example'],
  ['jo@xn--wgv71a119e.xn--jxalpdlp', 'jo@日本語.δοκιμή'],
  ['jo@xn--a.example', 'jo@xn--a.example'],
])('%j is read as %s', (typed, address) => {
  expect(email.parse(typed)).toBe(address);
});

test.each([
  'jo@example,com.au',
  'jo,low@example.org',
  'jo@example.org, ann@example.org',
  'jo@example.org;ann@example.org',
  'jo low@example.org',
  'jo@example..org',
  'jo@-example.org',
  'jo@example-.org',
  'jo@example.org/pets',
  'jo@example.org)',
  'jo@example:org.ca',
  'jo@[127.0.0.1]',
  '<>',
  'mailto:',
])('%j is refused', (typed) => {
  expect(email.safeParse(typed).error?.issues[0]?.message).toBe(messages.auth.badEmail);
});
