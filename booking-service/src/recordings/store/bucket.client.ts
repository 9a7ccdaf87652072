import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type Bucket, bucketClientOptions, isAbsentFromBucket } from 'shared/configuration/bucket.ts';
import { listBucket, uploadsUnderWay } from './bucket-list.client.ts';
import type { RecordingStore } from './recording-store.client.ts';
import { TusBucket } from './tus-bucket.client.ts';

/** What tus lays beside an object: what it knows of an upload, and a part that is not whole yet. */
const companions = ['.info', '.part'];

/** Recordings as objects of a bucket that speaks S3. */
export function bucketStore({ bucket, ...place }: Bucket): RecordingStore {
  // Whether all has arrived well, the check tells.
  const config = bucketClientOptions(place);
  const client = new S3Client(config);
  const uploads = new TusBucket({ ...config, bucket });

  async function sizeOf(id: string): Promise<number | null> {
    try {
      const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: id }));
      return ContentLength ?? null;
    } catch (error) {
      if (isAbsentFromBucket(error)) return null;
      throw error;
    }
  }

  return {
    uploads,
    write: (id, pieces, offset) => uploads.write(Readable.from(pieces, { objectMode: false }), id, offset),
    async read(id, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: id, Range }));
      if (!(Body instanceof Readable)) throw new Error(`The bucket answered without the bytes of ${id}`);
      return Body;
    },
    sizeOf,
    async settle(id, sizeBytes) {
      // A bucket that has answered keeps it.
      if ((await sizeOf(id)) !== null) return;
      await uploads.putTogether(id, sizeBytes).catch((error: unknown) => {
        // Somebody else has just done so.
        if (!isAbsentFromBucket(error)) throw error;
      });
    },
    async remove(id) {
      // Its parts take room and are in no list of objects; and a copy that died may have begun one that tus knows nothing of.
      for await (const { UploadId } of uploadsUnderWay(client, bucket, id))
        await client
          .send(new AbortMultipartUploadCommand({ Bucket: bucket, Key: id, UploadId }))
          .catch((error: unknown) => {
            if (!isAbsentFromBucket(error)) throw error;
          });
      for (const end of ['', ...companions])
        await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: `${id}${end}` }));
    },
    list: () => listBucket(client, bucket),
    freeBytes: async () => null,
  };
}
