import { createHash } from 'node:crypto';
import { appendFile, cp, mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_PRICES } from '@pawsume/contract/pricing';
import { seedDatabase } from '@pawsume/seed/seed';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { load } from '#backup/load';
import { makeBackup } from '#backup/make';
import { silent } from '#backup/progress';
import { restoreBackup } from '#backup/restore';
import { atOneMoment } from '#backup/row-queries';
import { rowsOf } from '#backup/rows';
import { hasTables } from '#backup/table-queries';
import { migrations } from '#db/all-migrations';
import type { Db } from '#db/types';
import { openPictureStore } from '#pictures/picture-store';
import { emptyDataDir } from '../harness/data-dir.ts';
import { fc } from '../harness/fast-check.ts';
import { freshDatabase } from '../harness/fresh-database.ts';
import { spawnServer } from '../harness/spawn-server.ts';
import { run } from './commands.ts';
import { contentsOf, emptyDatabase, filesIn, givePictures, openHere } from './places.ts';

const progress = silent;
let db: Db;
let dataDir: string;
let backup: string;
beforeAll(async () => {
  dataDir = await emptyDataDir();
  db = await openHere({ databaseUrl: await freshDatabase(), dataDir });
  await seedDatabase(db, {
    ...{ users: 20, password: 'a password of the seeds', prices: DEFAULT_PRICES },
    until: new Date(),
  });
  await givePictures(db, dataDir, 6);
  backup = join(await emptyDataDir(), 'backup');
  await makeBackup({ db, pictures: openPictureStore(join(dataDir, 'pictures')), folder: backup, progress });
});

/** A copy of the backup to be damaged. */
const copyOfBackup = async (): Promise<string> => {
  const folder = join(await emptyDataDir(), 'backup');
  await cp(backup, folder, { recursive: true });
  return folder;
};

let target: Db;
beforeAll(async () => {
  target = await openHere({ databaseUrl: await emptyDatabase(), dataDir: '' });
});
const emptyAgain = async () => {
  await sql`drop schema public cascade`.execute(target);
  await sql`create schema public`.execute(target);
};

/** What is said to a restore; nothing of it may be there afterwards. */
const refusalOf = async (folder: string): Promise<string> => {
  const place = await emptyDataDir();
  const pictures = openPictureStore(join(place, 'pictures'));
  const said = await restoreBackup({ db: target, pictures, folder, erased: [], progress }).then(
    () => 'restored',
    (error) => String(error),
  );
  if (said !== 'restored') {
    expect(await hasTables(target)).toBe(false);
    expect(await filesIn(join(place, 'pictures'))).toEqual({});
  }
  return said;
};

const filesOfBackup = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .flatMap((entry) => (entry.isFile() ? join(entry.parentPath, entry.name).slice(folder.length + 1) : []))
    .sort();
};

describe('a backup', () => {
  test('is for its owner alone, and says the sum of each file', async () => {
    const folders = [backup, join(backup, 'tables'), join(backup, 'pictures')];
    for (const folder of folders) expect((await stat(folder)).mode & 0o777, folder).toBe(0o700);
    for (const file of await filesOfBackup(backup))
      expect((await stat(join(backup, file))).mode & 0o777, file).toBe(0o600);
    const sums = (await readFile(join(backup, 'SHA256SUMS'), 'utf8')).trimEnd().split('\n');
    expect(sums.map((line) => line.slice(66)).sort()).toEqual(
      (await filesOfBackup(backup)).filter((file) => file !== 'SHA256SUMS'),
    );
    for (const line of sums) {
      const bytes = await readFile(join(backup, line.slice(66)));
      expect(line.slice(0, 66), line).toBe(`${createHash('sha256').update(bytes).digest('hex')}  `);
    }
  });

  test('has nothing to log in with but passwords and factors', async () => {
    const tables = await readdir(join(backup, 'tables'));
    for (const table of ['sessions', 'mailed_tokens', 'hand_overs', 'second_steps']) {
      expect(tables).not.toContain(`${table}.jsonl.gz`);
    }
  });

  test('is not made over another one, nor among other files', async () => {
    const pictures = openPictureStore(join(dataDir, 'pictures'));
    await expect(makeBackup({ db, pictures, folder: backup, progress })).rejects.toThrow('finished backup');
    const folder = await emptyDataDir();
    await writeFile(join(folder, 'letters.txt'), 'mine');
    await expect(makeBackup({ db, pictures, folder, progress })).rejects.toThrow('something else than a backup');
    expect(await readdir(folder)).toEqual(['letters.txt']);
  });

  test('of a picture that is lost says which', async () => {
    const lost = join(await emptyDataDir(), 'pictures');
    await cp(join(dataDir, 'pictures'), lost, { recursive: true });
    const [file = ''] = (await readdir(lost)).filter((name) => /^[^.]+\.jpg$/.test(name));
    await rm(join(lost, file));
    const folder = join(await emptyDataDir(), 'backup');
    const { pictures } = await makeBackup({ db, pictures: openPictureStore(lost), folder, progress });
    expect(pictures.missing).toEqual([`/pictures/${file}`]);
    expect(await refusalOf(folder)).toBe('restored');
    await emptyAgain();
  });
});

describe('a damaged backup restores nothing and says where the damage is:', () => {
  test.each([
    ['a table that was cut', (folder: string) => truncate(join(folder, 'tables/users.jsonl.gz'), 100), 'tables/users'],
    ['a table that is gone', (folder: string) => rm(join(folder, 'tables/pets.jsonl.gz')), 'tables/pets'],
    ['a manifest that was cut', (folder: string) => truncate(join(folder, 'manifest.json'), 500), 'manifest.json'],
    ['a list that was cut', (folder: string) => truncate(join(folder, 'SHA256SUMS'), 300), 'SHA256SUMS'],
    ['a backup that was not finished', (folder: string) => rm(join(folder, 'SHA256SUMS')), 'no finished backup'],
    ['a folder that is not there', (folder: string) => rm(folder, { recursive: true }), 'no finished backup'],
  ])('%s', async (_what, damage, sentence) => {
    const folder = await copyOfBackup();
    await damage(folder);
    expect(await refusalOf(folder)).toContain(sentence);
  });

  test('a line of the list that is gone', async () => {
    const folder = await copyOfBackup();
    const sums = await readFile(join(folder, 'SHA256SUMS'), 'utf8');
    await writeFile(join(folder, 'SHA256SUMS'), sums.split('\n').slice(0, -2).join('\n'));
    expect(await refusalOf(folder)).toContain('do not speak of the same files');
  });

  test('any byte of any file', async () => {
    const files = await filesOfBackup(backup);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), fc.nat(), fc.integer({ min: 1, max: 255 }), async (file, at, by) => {
        const folder = await copyOfBackup();
        const bytes = await readFile(join(folder, file));
        const place = at % bytes.length;
        bytes[place] = (bytes[place] ?? 0) ^ by;
        await writeFile(join(folder, file), bytes);
        expect(await refusalOf(folder)).toMatch(/backup/);
      }),
      { numRuns: 40 },
    );
  });
});

describe('a backup is not restored', () => {
  /** Rewrites the manifest, and its sum. */
  const withManifest = async (change: (text: string) => string): Promise<string> => {
    const folder = await copyOfBackup();
    await writeFile(join(folder, 'manifest.json'), change(await readFile(join(folder, 'manifest.json'), 'utf8')));
    const sum = createHash('sha256')
      .update(await readFile(join(folder, 'manifest.json')))
      .digest('hex');
    const sums = await readFile(join(folder, 'SHA256SUMS'), 'utf8');
    await writeFile(join(folder, 'SHA256SUMS'), sums.replace(/^[0-9a-f]{64}(?= {2}manifest)/m, sum));
    return folder;
  };

  test('by an older version', async () => {
    const last = Object.keys(migrations).at(-1);
    const folder = await withManifest((text) => text.replace(`"${last}"`, `"${last}", "9999-later"`));
    expect(await refusalOf(folder)).toContain('newer version of Pawsumé (9999-later)');
  });

  test('by a version with another format', async () => {
    expect(await refusalOf(await withManifest((text) => text.replace('"format": 1', '"format": 2')))).toContain(
      'newer',
    );
  });

  test('where a row does not come back as it was, which is named without what stands in it', async () => {
    const loaded = atOneMoment(db, async (tx) => {
      const source = await rowsOf(tx);
      const asked = new Set<string>();
      const spoil = (line: string) =>
        line.startsWith('{"id" : "7",') ? line.replace('"breed" : "', '"breed" : "!') : line;
      const lines: typeof source.lines = async function* (table) {
        const isFirst = !asked.has(table.name);
        asked.add(table.name);
        for await (const some of source.lines(table)) {
          yield isFirst && table.name === 'pets' ? some.map(spoil) : some;
        }
      };
      await load(target, { ...source, lines }, { origin: 'a test', progress });
    });
    await expect(loaded).rejects.toThrow(/^A row is not the same after it was copied: pets, id 7[.]$/);
    expect(await hasTables(target)).toBe(false);
  });

  test('over what is there: rows of others', async () => {
    const full = await openHere({ databaseUrl: await freshDatabase(), dataDir: '' });
    const before = await contentsOf(full);
    const pictures = openPictureStore(join(await emptyDataDir(), 'pictures'));
    await expect(restoreBackup({ db: full, pictures, folder: backup, erased: [], progress })).rejects.toThrow(
      'not empty',
    );
    expect(await contentsOf(full)).toEqual(before);
  });

  test('over what is there: pictures of others', async () => {
    const place = await emptyDataDir();
    const folder = join(place, 'pictures');
    await mkdir(folder);
    const other = `${'a'.repeat(24)}.jpg`;
    await writeFile(join(folder, other), 'another');
    const pictures = openPictureStore(folder);
    const restored = restoreBackup({ db: target, pictures, folder: backup, erased: [], progress });
    await expect(restored).rejects.toThrow('other pictures');
    expect(await readdir(folder)).toEqual([other]);
    expect(await hasTables(target)).toBe(false);
  });
});

describe('the commands', () => {
  afterEach(emptyAgain);

  test.each([
    ['backup', [], {}, 'npm run backup -- FOLDER'],
    ['backup', ['/tmp/never-made'], {}, 'There is no database in'],
    ['restore', [], {}, 'npm run restore -- FOLDER'],
    ['restore', ['/tmp/never-made'], {}, 'no finished backup'],
    ['restore', ['x', '--erased', '/tmp/never-made'], {}, '--erased: the file'],
    ['move', [], {}, 'set DATABASE_URL'],
    ['move', [], { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'There is no database in'],
  ] as const)('%s %j is refused with a sentence', async (command, args, settings, sentence) => {
    const { code, said } = await run(command, {
      args: [...args],
      settings: { DATA_DIR: await emptyDataDir(), ...settings },
    });
    expect(said).toContain(sentence);
    expect(said).not.toContain('    at ');
    expect(code).toBe(1);
  });

  test('wait for the server of an embedded database to be stopped', { timeout: 120_000 }, async () => {
    const place = await emptyDataDir();
    const server = await spawnServer(place);
    try {
      const folder = join(await emptyDataDir(), 'backup');
      for (const [command, args] of [
        ['backup', [folder]],
        ['restore', [backup]],
      ] as const) {
        const { code, said } = await run(command, { args: [...args], settings: { DATA_DIR: place } });
        expect(said).toContain('Another server is using the data');
        expect(code).toBe(1);
      }
    } finally {
      await server.kill();
    }
  });

  test('say which accounts cannot be read', async () => {
    const file = join(await emptyDataDir(), 'ids');
    await appendFile(file, '1\nrobert\n');
    const settings = { DATA_DIR: await emptyDataDir() };
    const { said } = await run('restore', { args: [backup, '--erased', file], settings });
    expect(said).toContain('has "robert"');
  });
});
