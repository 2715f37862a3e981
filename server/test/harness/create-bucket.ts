import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from '#config/pictures';

/** Makes the bucket of these settings, as an operator does once. */
export const createBucket = async ({ endpoint, bucket, accessKey, secretKey }: S3Settings): Promise<void> => {
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const client = new S3Client({ endpoint, region: 'us-east-1', credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
};
