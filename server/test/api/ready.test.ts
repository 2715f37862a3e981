import { rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { messages } from '@pawsume/contract/messages';
import { getHealth, getReady } from '@pawsume/contract/system';
import { portOf } from '@pawsume/standins/common/port-of';
import { expect, test } from 'vitest';
import { openPress } from '#press/press';
import { atEnd } from '../harness/at-end.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { startApp } from '../harness/start-app.ts';

const { database, press, pictures, notReady } = messages.system;
const without = (...parts: string[]) => ({ status: 503, code: 'unavailable', error: notReady(parts) });

/** A way to a database on which nothing moves any more after `hang`. */
const openHangingWay = async (databaseUrl: string) => {
  const url = new URL(databaseUrl);
  const inside = Number(url.port);
  const ends = new Set<Socket>();
  let hangs = false;
  const door = createServer((socket) => {
    const further = connect(inside, '127.0.0.1');
    for (const end of [socket, further]) {
      ends.add(end);
      end.on('error', () => undefined);
      end.on('close', () => [socket, further].map((each) => each.destroy()));
    }
    socket.pipe(further).pipe(socket);
    if (hangs) socket.pause();
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  url.port = String(portOf(door));
  atEnd(async () => {
    door.close();
    for (const end of ends) end.destroy();
  });
  return {
    url: url.href,
    hang() {
      hangs = true;
      for (const end of ends) end.pause();
    },
    goOn() {
      hangs = false;
      for (const end of ends) end.resume();
    },
  };
};

test('a server that can serve is ready, however often that is asked', async () => {
  const app = await startApp({ PUBLIC_URL: 'https://pawsume.example' });
  const answers = await Promise.all(Array.from({ length: 500 }, () => fetch(`${app.url}/api/ready`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await app.send(getReady)).answer).toEqual({ status: 'ready' });
});

test('one whose database hangs is alive and not ready, and is ready again when the database is back', async () => {
  const way = await openHangingWay(await freshDatabase());
  const app = await startApp({ DATABASE_URL: way.url });
  expect(await app.send(getReady)).toMatchObject({ status: 200 });
  way.hang();
  expect(await Promise.all([app.send(getReady), app.send(getReady)])).toMatchObject([
    without(database),
    without(database),
  ]);
  expect(await app.send(getHealth)).toMatchObject({ status: 200 });
  way.goOn();
  await expect.poll(async () => (await app.send(getReady)).status).toBe(200);
});

test('one without a database, a press and a folder for pictures names all three, and when to ask again', async () => {
  const closed = openPress({ workers: 1 });
  await closed.close();
  const app = await startApp({}, (context) => ({ ...context, press: closed }));
  const folder = join(app.dataDir, 'pictures');
  await app.db.destroy();
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  const reply = await app.send(getReady);
  expect(reply).toMatchObject(without(database, press, pictures));
  expect(reply.headers['retry-after']).toBe('5');
  expect(reply.error).toBe('Not ready: no answer from the database, the press, and the store of pictures.');
});
