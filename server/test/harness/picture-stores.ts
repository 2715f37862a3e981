import { type S3StandIn, startS3 } from '@pawsume/standins/s3/start-s3';
import { parseConfig } from '#config';
import { openPictures } from '#pictures/open-pictures';
import type { PictureStore } from '#pictures/picture-store';
import { atEnd } from './at-end.ts';
import { emptyDataDir } from './data-dir.ts';

export const KINDS_OF_STORE = ['folder', 'S3'] as const;
type Kind = (typeof KINDS_OF_STORE)[number];

/** The settings of a store of that kind, which is this file's alone. */
export const settingsOf = async (kind: Kind): Promise<Record<string, string>> =>
  kind === 'folder' ? {} : (await s3StandIn()).settings;

/** A store of that kind, opened. */
export const storeOf = async (kind: Kind): Promise<PictureStore> =>
  openPictures(parseConfig({ DATA_DIR: await emptyDataDir(), ...(await settingsOf(kind)) }));

/** A stand-in for S3 until the last test of the file has ended. */
export const s3StandIn = async (): Promise<S3StandIn> => {
  const s3 = await startS3();
  atEnd(() => s3.close());
  return s3;
};
