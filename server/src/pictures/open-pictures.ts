import { join } from 'node:path';
import type { S3Settings } from '#config/pictures';
import { demandWritable } from '#lib/writable-folder';
import { openPictureStore, type PictureStore } from './picture-store.ts';

/**
 * The store of pictures that the settings name: a bucket, or a folder below `dataDir`.
 * @throws StartError with a sentence for the operator where it cannot be used.
 */
export const openPictures = async ({
  dataDir,
  s3,
}: {
  dataDir: string;
  s3: S3Settings | null;
}): Promise<PictureStore> => {
  if (s3 === null) {
    const folder = join(dataDir, 'pictures');
    await demandWritable(folder, 'DATA_DIR');
    return openPictureStore(folder);
  }
  // Uploads lie there while they are looked at.
  await demandWritable(dataDir, 'DATA_DIR');
  // Loaded only where pictures lie in a bucket.
  const { openBucket } = await import('./bucket.ts');
  return openBucket(s3);
};
