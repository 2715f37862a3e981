import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { cleanUp as keepHouse } from '#features/account/cleanup';
import { openPictures } from '#pictures/open-pictures';
import { filesOf } from '#pictures/stored-names';
import { openUploads } from '#pictures/uploads';
import { cleanUp } from '../harness/at-end.ts';
import { violationsOf } from '../harness/invariants.ts';
import { openAsking } from './asking.ts';
import { type Fleet, openFleet } from './fleet.ts';
import { DEEDS, type Deed, enlist } from './person.ts';

const PEOPLE = 4;
const PAUSE_MS = 50;
const TRY_AGAIN_MS = 300;
const LONGEST_MS = 300_000;
const SERVED_WITHIN_MS = 90_000;
const DAY_MS = 86_400_000;

interface Fault {
  what: string;
  /** Breaks something. `untilServed` resolves when everybody was served again in these deeds, all of them without a name. */
  strike(fleet: Fleet, untilServed: (deeds?: readonly (typeof DEEDS)[number][]) => Promise<void>): Promise<void>;
  /** The only answers without success that the fault may cause. */
  mayCause: RegExp | null;
}

/** A page that is set while its photo is replaced is refused. */
const LANES = [['look'], ['save'], ['download', 'upload'], ['write'], ['register']] as const;

const makeJobsDue = ({ db }: Fleet) =>
  sql`update jobs set due_at = now() where claim is null and gave_up_at is null`.execute(db);

const FAULTS: Fault[] = [
  {
    what: 'one of three servers is killed',
    strike: async ({ servers }) => servers[0]?.kill(),
    // Nobody knows whether what it had begun was done.
    mayCause: /^502 /,
  },
  {
    what: 'the database crashes and starts again',
    strike: ({ postgres }) => postgres.restart('immediate'),
    mayCause: /^503 /,
  },
  {
    what: 'the store of pictures is away',
    async strike({ s3 }, untilServed) {
      s3.fail({ kind: 'refuse', status: 503, code: 'ServiceUnavailable' });
      await untilServed(['look', 'save', 'write', 'register']);
      s3.heal();
    },
    mayCause: /^503 (PUT \/pet\/form\/step1\/:id|GET \/resumes\/:id\/download)$/,
  },
  {
    what: 'the mail server is away for an hour',
    async strike(fleet, untilServed) {
      await fleet.mail.down();
      // Each pause between two tries is cut short.
      for (let tries = 0; tries < 4; tries += 1) {
        await untilServed();
        await makeJobsDue(fleet);
      }
      await fleet.mail.up();
      await makeJobsDue(fleet);
    },
    mayCause: null,
  },
  {
    what: 'the model hangs',
    async strike({ model }, untilServed) {
      model.behaveAs('hang');
      await untilServed();
      model.behaveAs(null);
    },
    mayCause: null,
  },
];

/** Has people use the servers until the end. */
const startLoad = async (fleet: Fleet) => {
  const asking = openAsking(fleet.url);
  const people = await Promise.all(Array.from({ length: PEOPLE }, (_, n) => enlist(fleet, asking, `person${n}`)));
  /** When each deed began that succeeded last. */
  const servedAt = new Map<Deed, number>();
  let isOver = false;
  const dueAt = new Map<Deed, number>();
  const attempt = async (deed: Deed): Promise<void> => {
    const begun = performance.now();
    const isServed = await deed.once();
    if (isServed) servedAt.set(deed, begun);
    dueAt.set(deed, performance.now() + (isServed ? deed.everyMs : TRY_AGAIN_MS));
  };
  /** One person's deeds of one lane, one after the other. */
  const live = async (deeds: Deed[]): Promise<void> => {
    while (!isOver) {
      for (const deed of deeds) if (performance.now() >= (dueAt.get(deed) ?? 0)) await attempt(deed);
      await sleep(PAUSE_MS);
    }
  };
  const lives = Promise.all(people.flatMap(({ deeds }) => LANES.map((lane) => live(lane.map((name) => deeds[name])))));
  return {
    ...asking,
    async untilServed(names: readonly (typeof DEEDS)[number][] = DEEDS) {
      const since = performance.now();
      const waiting = () =>
        people.flatMap(({ deeds }) => names.filter((name) => (servedAt.get(deeds[name]) ?? 0) < since));
      await expect.poll(waiting, { timeout: SERVED_WITHIN_MS, interval: 100 }).toEqual([]);
    },
    async end() {
      isOver = true;
      await lives;
    },
    missing: async () => (await Promise.all(people.map((person) => person.missing()))).flat(),
  };
};

/** Pictures that no row names, and those that are named and missing, after the housekeeper was there a day later. */
const picturesAmiss = async ({ db, s3, settings }: Fleet): Promise<string[]> => {
  const clock = () => new Date(Date.now() + DAY_MS + 1000);
  const pictures = await openPictures(parseConfig(settings));
  const uploads = openUploads(join(settings.DATA_DIR, 'uploads'));
  await keepHouse({ db, clock, pictures, uploads, shred: async () => undefined });
  const left = (await s3.files()).filter((file) => file.endsWith('.jpg'));
  const rows = await db.selectFrom('pets').select('picture').where('picture', 'is not', null).execute();
  const named = rows.flatMap(({ picture }) => filesOf(picture ?? ''));
  return [...new Set(left).symmetricDifference(new Set(named))];
};

// Else the servers of all faults would run beside each other.
afterEach(cleanUp);

test.each(FAULTS)(
  'nothing that was acknowledged is lost when $what under load',
  { timeout: LONGEST_MS },
  async ({ strike, mayCause }) => {
    const fleet = await openFleet();
    const load = await startLoad(fleet);
    await load.untilServed();
    expect([...load.failed]).toEqual([]);
    await strike(fleet, load.untilServed);
    await load.untilServed();
    await load.end();
    const jobs = () => fleet.db.selectFrom('jobs').select(['kind', 'reason', 'tries']).execute();
    await expect.poll(jobs, { timeout: SERVED_WITHIN_MS, interval: 500 }).toEqual([]);

    expect(load.wrong).toEqual([]);
    expect([...load.failed].filter((call) => !mayCause?.test(call))).toEqual([]);
    expect(await load.missing()).toEqual([]);
    expect(await picturesAmiss(fleet)).toEqual([]);
    expect(await violationsOf(fleet.db)).toEqual([]);
  },
);
