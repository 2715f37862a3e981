import { rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { messages } from '@pawsume/contract/messages';
import { getHealth, getReady } from '@pawsume/contract/system';
import { portOf } from '@pawsume/standins/common/port-of';
import { expect, test } from 'vitest';
import { openPress } from '#press/press';
import { atEnd } from '../harness/at-end.ts';
import { emptyDataDir } from '../harness/data-dir.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { mayMount, mountSmallDisk } from '../harness/small-disk.ts';
import { startApp, type TestApp } from '../harness/start-app.ts';

const { database, press, pictures, disk, notReady } = messages.system;
const without = (...parts: string[]) => ({ status: 503, code: 'unavailable', error: notReady(parts) });

const TOLD = { LOG_LEVEL: 'info', METRICS_PORT: '9464' };
const linesOf = ({ logged }: TestApp, text: string) => logged.filter((line) => line.includes(text));
const isUp = async ({ metrics }: TestApp, part: string) =>
  new RegExp(`^pawsume_part_up\\{part="${part}"\\} (\\d)$`, 'm').exec(await metrics())?.[1];

/** A way to a database on which nothing moves any more after `hang`, and that is not there after `close`. */
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
    close() {
      door.close();
      for (const end of ends) end.destroy();
    },
    open: () => door.listen(Number(url.port), '127.0.0.1'),
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
  const app = await startApp({ DATABASE_URL: way.url, ...TOLD });
  expect(await app.send(getReady)).toMatchObject({ status: 200 });
  way.hang();
  expect(await Promise.all([app.send(getReady), app.send(getReady)])).toMatchObject([
    without(database),
    without(database),
  ]);
  expect(await app.send(getHealth)).toMatchObject({ status: 200 });
  // A busy machine is as slow as this: only the watch, which waits longer, logs it.
  expect(linesOf(app, 'database: lost')).toEqual([]);
  way.goOn();
  await expect.poll(async () => (await app.send(getReady)).status).toBe(200);
});

test('a database that is lost and comes back is logged once each, however many ask meanwhile', async () => {
  const way = await openHangingWay(await freshDatabase());
  const app = await startApp({ DATABASE_URL: way.url, ...TOLD });
  expect(await isUp(app, 'database')).toBe('1');
  way.close();
  const asked = Array.from({ length: 20 }, () => app.send(getReady));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([503]));
  expect(await isUp(app, 'database')).toBe('0');
  way.open();
  await expect.poll(async () => (await app.send(getReady)).status).toBe(200);
  expect(await isUp(app, 'database')).toBe('1');
  const [lost, ...others] = linesOf(app, 'database: lost');
  const cause = expect.stringMatching(/^(ECONNREFUSED|Connection terminated)/);
  expect([JSON.parse(lost ?? ''), others]).toEqual([expect.objectContaining({ level: 'error', cause }), []]);
  expect(linesOf(app, 'database: back after')).toHaveLength(1);
});

test('one without a database and a press names both, and when to ask again', async () => {
  const closed = openPress({ workers: 1 });
  await closed.close();
  const app = await startApp({}, (context) => ({ ...context, press: closed }));
  await app.db.destroy();
  const reply = await app.send(getReady);
  expect(reply).toMatchObject(without(database, press));
  expect(reply.headers['retry-after']).toBe('5');
  expect(reply.error).toBe('Not ready: no answer from the database and the page renderer.');
});

test('one without a folder for pictures is degraded, and log and metrics say so until it is back', async () => {
  const app = await startApp(TOLD);
  const folder = join(app.dataDir, 'pictures');
  await rm(folder, { recursive: true });
  await writeFile(folder, '');
  for (let n = 0; n < 3; n += 1) {
    expect(await app.send(getReady)).toMatchObject({ status: 200, answer: { status: 'degraded', message: pictures } });
  }
  expect(linesOf(app, 'pictures: the store does not answer')).toHaveLength(1);
  expect([await isUp(app, 'pictures'), await isUp(app, 'disk')]).toEqual(['0', '1']);
  await rm(folder);
  expect((await app.send(getReady)).answer).toEqual({ status: 'ready' });
  expect(linesOf(app, 'pictures: back after')).toHaveLength(1);
  expect(await isUp(app, 'pictures')).toBe('1');
});

test.skipIf(!mayMount)('one whose disk is full is degraded, and is ready again when there is room', async () => {
  const DATA_DIR = await emptyDataDir();
  const small = await mountSmallDisk(DATA_DIR, '60m');
  const app = await startApp({ DATA_DIR, DATABASE_URL: await freshDatabase(), ...TOLD });
  expect((await app.send(getReady)).answer).toEqual({ status: 'ready' });
  await small.fill();
  const { status, answer } = await app.send(getReady);
  expect([status, answer.status, answer.message]).toEqual([200, 'degraded', expect.stringContaining(disk)]);
  expect(await isUp(app, 'disk')).toBe('0');
  await small.free();
  expect((await app.send(getReady)).answer).toEqual({ status: 'ready' });
  expect(linesOf(app, 'disk: ')).toEqual([
    expect.stringContaining('full or read-only'),
    expect.stringContaining('back after'),
  ]);
});
