import { once } from 'node:events';
import { connect } from 'node:net';
import { createInterface } from 'node:readline/promises';
import { expect, test } from 'vitest';
import { openMail } from './mail.ts';

test('a mail that is taken while the mail server goes down is among those it took', async () => {
  const mail = await openMail();
  const { hostname, port } = new URL(mail.smtpUrl);
  const socket = connect(Number(port), hostname);
  const lines = createInterface(socket);
  const say = async (line: string): Promise<string> => {
    socket.write(`${line}\r\n`);
    return String(await once(lines, 'line'));
  };
  await once(lines, 'line');
  await say('HELO pets.example');
  await say('MAIL FROM:<shop@example.com>');
  await say('RCPT TO:<jo@example.com>');
  expect(await say('DATA')).toMatch(/^354/);
  const down = mail.down();
  expect(await say('Message-ID: <one@example.com>\r\n\r\nHello\r\n.')).toMatch(/^250/);
  socket.end();
  await down;
  await mail.up();
  expect(mail.taken()).toEqual([{ to: 'jo@example.com', messageId: '<one@example.com>' }]);
});
