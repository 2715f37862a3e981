import { join } from 'node:path';
import type { S3Settings } from '#config/pictures';
import { demandWritable } from '#lib/writable-folder';
import { openPictureStore, type PictureStore } from './picture-store.ts';

interface PicturePlace {
  dataDir: string;
  s3: S3Settings | null;
}

const folderIn = (dataDir: string): string => join(dataDir, 'pictures');

/** Returns what an operator calls the place of pictures. */
export const nameOfPictures = ({ dataDir, s3 }: PicturePlace): string =>
  s3 ? `the bucket ${s3.bucket} at ${s3.endpoint}` : folderIn(dataDir);

/**
 * The store of pictures that the settings name: a bucket, or a folder below `dataDir`.
 * @throws StartError with a sentence for the operator where it cannot be used. A bucket is asked unless `needsBucket` is false.
 */
export const openPictures = async (
  { dataDir, s3 }: PicturePlace,
  { needsBucket = true } = {},
): Promise<PictureStore> => {
  if (s3 === null) {
    const folder = folderIn(dataDir);
    await demandWritable(folder, 'DATA_DIR');
    return openPictureStore(folder);
  }
  // Uploads lie there while they are looked at.
  await demandWritable(dataDir, 'DATA_DIR');
  // Loaded only where pictures lie in a bucket.
  const { openBucket } = await import('./bucket.ts');
  const { pictures, demandUsable } = openBucket(s3);
  if (needsBucket) await demandUsable();
  return pictures;
};
