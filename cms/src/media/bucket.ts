import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { MediaBucket } from '../configuration/media-place.ts';

/** One file of a picture: as it was uploaded, or one of its sizes. */
export interface MediaFile {
  name: string;
  type: string;
  bytes: Buffer;
}

const isAbsent = (error: unknown) =>
  error instanceof S3ServiceException &&
  (error.$metadata.httpStatusCode === 404 || error.name === 'NoSuchKey');

/** Files of pictures as objects of a bucket. All throw what the bucket's server says when it cannot be used. */
export function openBucket({ bucket: Bucket, ...place }: MediaBucket) {
  const client = new S3Client({
    region: place.region,
    ...(place.endpoint !== undefined && { endpoint: place.endpoint }),
    forcePathStyle: place.isPathStyle,
    credentials: { accessKeyId: place.accessKeyId, secretAccessKey: place.secretAccessKey },
    // Many servers know none of the sums that Amazon's client would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async put({ name: Key, type: ContentType, bytes: Body }: MediaFile): Promise<void> {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    /** @returns null when there is no such file */
    async get(Key: string) {
      try {
        const { Body, ContentType, ContentLength, ETag } = await client.send(
          new GetObjectCommand({ Bucket, Key }),
        );
        if (!(Body instanceof Readable)) throw new Error(`The bucket answered without the bytes of ${Key}`);
        return { bytes: Body, type: ContentType, size: ContentLength, etag: ETag };
      } catch (error) {
        if (isAbsent(error)) return null;
        throw error;
      }
    },
    /** Nothing happens when there is no such file. */
    async remove(Key: string): Promise<void> {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
  };
}
