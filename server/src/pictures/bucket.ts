import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { S3Settings } from '#config/pictures';
import { demandUsable } from './demand-usable.ts';
import type { ListedFile } from './list-files.ts';
import { type PictureStore, storeOn } from './picture-store.ts';

interface Patience {
  /** To connect. */
  connectMs: number;
  /** One attempt of a call, from its beginning to the last byte of the answer. */
  attemptMs: number;
}

const PATIENCE: Patience = { connectMs: 2000, attemptMs: 5000 };
const ATTEMPTS = 2;

interface OpenBucket {
  pictures: PictureStore;
  /** Throws StartError with a sentence for the operator where the bucket cannot be used. */
  demandUsable(): Promise<void>;
}

/**
 * The store of pictures in a bucket of S3, or of what speaks as S3 does. Pictures pass through us: nobody else is let in there.
 * The store is not asked yet.
 */
export const openBucket = (settings: S3Settings, patience = PATIENCE): OpenBucket => {
  const client = connect(settings, patience);
  const disk = new Disk(new S3Driver({ client, bucket: settings.bucket, visibility: 'private', supportsACL: false }));
  const list = () => listBucket(client, settings.bucket);
  return { pictures: storeOn(disk, list), demandUsable: () => demandUsable({ disk, list }, settings) };
};

const connect = ({ endpoint, region, accessKey, secretKey }: S3Settings, patience: Patience): S3Client =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Stores other than Amazon's have no name of their own for each bucket, and many do not know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: new ImpatientHandler(patience),
  });

/** The client's own limits end with the first bytes of an answer; this one holds to the last, dripping or not. */
class ImpatientHandler extends NodeHttpHandler {
  readonly #attemptMs: number;

  constructor({ connectMs, attemptMs }: Patience) {
    super({ connectionTimeout: connectMs });
    this.#attemptMs = attemptMs;
  }

  override handle(...[request, options]: Parameters<NodeHttpHandler['handle']>) {
    return super.handle(request, { ...options, abortSignal: AbortSignal.timeout(this.#attemptMs) });
  }
}

/** Page by page: who removes meanwhile what was listed disturbs nothing. */
async function* listBucket(client: S3Client, Bucket: string): AsyncGenerator<ListedFile> {
  for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket })) {
    for (const { Key, Size, LastModified } of Contents) {
      if (Key && LastModified) yield { file: Key, bytes: Size ?? 0, storedAt: LastModified };
    }
  }
}
