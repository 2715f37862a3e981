import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { parseConfig } from '#config';
import type { Db } from '#db/types';
import { cleanUp } from '#features/account/cleanup';
import { openPictures } from '#pictures/open-pictures';
import { filesOf } from '#pictures/stored-names';
import { openUploads } from '#pictures/uploads';
import type { Fleet } from './fleet.ts';
import type { Known } from './person.ts';

const DAY_MS = 86_400_000;
const LEAST = 64;
/** Screens are shown no wider ones. */
const MOST = 600;

/** A picture that is told from those before by its width, and from those of other people. */
export const widthOf = (person: number, count: number, people: number): number =>
  LEAST + ((count * people + person) % (MOST - LEAST));

export const photoOf = async (width: number): Promise<Blob> => {
  const background = { r: width % 256, g: 120, b: 200 };
  const jpeg = await sharp({ create: { width, height: width, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' });
};

/** What is wrong with the pictures, a line each, and how many nobody named had to be removed by the housekeeper. */
export const checkPictures = async (fleet: Fleet, everybody: Known[]): Promise<{ amiss: string[]; swept: number }> => {
  const wrong = await Promise.all(everybody.map((known) => pictureAmiss(fleet, known)));
  const before = await filesIn(fleet);
  await sweep(fleet);
  const left = await filesIn(fleet);
  const named = await namedFiles(fleet.db);
  const { DATA_DIR } = fleet.settings;
  const uploads = await readdir(join(DATA_DIR, 'uploads'));
  return {
    swept: before.length - left.length,
    amiss: [
      ...wrong.flat(),
      ...left.filter((file) => !named.includes(file)).map((file) => `${file} is named by no row`),
      ...named.filter((file) => !left.includes(file)).map((file) => `${file} is named, and not there`),
      ...uploads.map((file) => `the upload ${file} was left`),
    ],
  };
};

const pictureAmiss = async ({ db, balancer }: Fleet, known: Known): Promise<string[]> => {
  const { petId, picture, unsurePictures } = known;
  const pet = await db.selectFrom('pets').select('picture').where('id', '=', petId).executeTakeFirstOrThrow();
  if (pet.picture === null) return picture === null ? [] : [`pet ${petId} has no picture`];
  const response = await fetch(balancer.url + pet.picture);
  if (response.status !== 200) return [`the picture of pet ${petId} is answered with ${response.status}`];
  const { width = 0, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  const isKnown = width === height && [picture, ...unsurePictures].includes(width);
  return isKnown ? [] : [`the picture of pet ${petId} is ${width} × ${height}, not ${picture} wide`];
};

/** What the housekeeper does, a day later. */
const sweep = async ({ db, settings }: Fleet): Promise<void> => {
  const pictures = await openPictures(parseConfig(settings));
  const uploads = openUploads(join(settings.DATA_DIR, 'uploads'));
  const clock = () => new Date(Date.now() + DAY_MS + 1000);
  await cleanUp({ db, clock, pictures, uploads, shred: async () => undefined });
};

const filesIn = async ({ s3, settings }: Fleet): Promise<string[]> => {
  const files = s3 ? await s3.files() : await readdir(join(settings.DATA_DIR, 'pictures'));
  return files.filter((file) => file.endsWith('.jpg')).sort();
};

const namedFiles = async (db: Db): Promise<string[]> => {
  const rows = await db.selectFrom('pets').select('picture').where('picture', 'is not', null).execute();
  return rows.flatMap(({ picture }) => filesOf(picture ?? '')).sort();
};
