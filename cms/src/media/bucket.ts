import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { type Bucket, bucketClientOptions, isAbsentFromBucket } from 'shared/configuration/bucket.ts';

/** One file of a picture: as it was uploaded, or one of its sizes. */
export interface MediaFile {
  name: string;
  type: string;
  bytes: Buffer;
}

/** Files of pictures as objects of a bucket. All throw what the bucket's server says when it cannot be used. */
export function openBucket({ bucket, ...place }: Bucket) {
  const client = new S3Client(bucketClientOptions(place));
  return {
    async put({ name: Key, type: ContentType, bytes: Body }: MediaFile): Promise<void> {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key, Body, ContentType }));
    },
    /** @returns null when there is no such file */
    async get(Key: string) {
      try {
        const { Body, ContentType, ContentLength, ETag } = await client.send(
          new GetObjectCommand({ Bucket: bucket, Key }),
        );
        if (!(Body instanceof Readable)) throw new Error(`The bucket answered without the bytes of ${Key}`);
        return { bytes: Body, type: ContentType, size: ContentLength, etag: ETag };
      } catch (error) {
        if (isAbsentFromBucket(error)) return null;
        throw error;
      }
    },
    /** Nothing happens when there is no such file. */
    async remove(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }));
    },
  };
}
