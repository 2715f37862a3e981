import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['Pat Low', 'Pat Low'],
  ['Mr.Low', 'Mr. Low'],
  ['MR.LOW', 'MR. LOW'],
  ['St.John Property', 'St. John Property'],
  ['J.R.R.Tolkien', 'J.R.R. Tolkien'],
  ['Dr. Pat Low-Álvarez Jr.', 'Dr. Pat Low-Álvarez Jr.'],
  ['Pat Low / Ann Chan', 'Pat Low / Ann Chan'],
  ['Chez Zoé, M.D. & Co. (Unit 1200)', 'Chez Zoé, M.D. & Co. (Unit 1200)'],
  ['O’Malley\r\nBcc: x', 'O’Malley Bcc x'],
  ['<b>Rex</b> 🐶', 'b Rex /b'],
  ['王小明', '王小明'],
])('reads %j as the plain name %j', (name, plain) => {
  expect(plainName(name)).toBe(plain);
});

test.each([
  'Go to evil.com, and win',
  'evil.com',
  'https://evil.example/win',
  'hxxps://evil',
  '//evil/x',
  'www.evil',
  'mailto:a',
  'a@b',
  'a＠b',
  'evil．com',
  'evil。com',
  'evil｡com',
  'пример.рф',
  '例子。中国',
  'उदाहरण.भारत',
  'ev\u00adil.\u200bcom',
  'evil .com',
  'xn--e1afmkfd.xn--p1ai',
  '💩.la',
  'Mr.com',
  '192.168.0.1',
  'Call +1 902 555 0100',
  'Call 9 0 2 - 5 5 5 - 0 1 0 0',
  'Call (902) 555.0100',
  'Call ٩٠٢٥٥٥٠١٠٠',
  '',
  '  \u200b ',
  '🐶',
])('finds no plain name in %j', (name) => {
  expect(plainName(name)).toBeNull();
});
